import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDateTimeWithYear } from '../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';

/** A date with its year and time, in the viewer's time zone. */
export function LocalDateTime({ instant }: { instant: string }) {
  const { language } = useEnvironment();
  return <time dateTime={instant}>{formatDateTimeWithYear(language, useTimeZone(), instant)}</time>;
}
