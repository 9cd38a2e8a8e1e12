import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { momentIn } from '../../../../shared/i18n/date-formats.ts';
import { serverZone, useZone } from '../../../../shared/i18n/time-zone.ts';

/** When something is, in the viewer's zone. Without scripts it stands there in UTC, and says so. */
export function Moment({ instant }: { instant: string }) {
  const { language } = useEnvironment();
  const zone = useZone();
  return (
    <time dateTime={instant} suppressHydrationWarning>
      {momentIn(language, zone, instant)}
      {zone === serverZone && ` ${serverZone}`}
    </time>
  );
}
