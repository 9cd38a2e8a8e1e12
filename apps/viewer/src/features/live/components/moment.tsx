import { useEnvironment } from '../../../environment/environment.ts';
import { momentIn } from '../../../environment/times.ts';
import { serverZone, useZone } from '../../../environment/zone.ts';

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
