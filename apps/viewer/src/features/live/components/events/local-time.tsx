import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { formatDateTime } from '../../../../shared/i18n/date-formats.ts';
import { serverTimeZone, useTimeZone } from '../../../../shared/i18n/time-zone.ts';

/** A time in the viewer's zone. The server renders it in UTC, with the label UTC. */
export function LocalTime({ instant, className }: { instant: string; className?: string }) {
  const { language } = useEnvironment();
  const zone = useTimeZone();
  return (
    // A new element for the other zone. A changed text that is centred would count as a layout shift.
    <time key={zone} className={className} dateTime={instant} suppressHydrationWarning>
      {formatDateTime(language, zone, instant)}
      {zone === serverTimeZone && ` ${serverTimeZone}`}
    </time>
  );
}
