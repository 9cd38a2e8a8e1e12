import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatDateTime } from '../../../../shared/i18n/date-formats.ts';
import { serverTimeZone, useTimeZone } from '../../../../shared/i18n/time-zone.ts';

/** A time in the viewer's zone. The server renders it in UTC, with the label UTC. */
export function LocalTime({ instant }: { instant: string }) {
  const { language } = useEnvironment();
  const zone = useTimeZone();
  return (
    <time dateTime={instant} suppressHydrationWarning>
      {formatDateTime(language, zone, instant)}
      {zone === serverTimeZone && ` ${serverTimeZone}`}
    </time>
  );
}
