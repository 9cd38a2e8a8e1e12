import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDateWithTime } from '../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';

/** An instant with its year, in the viewer's time zone. */
export function SecurityTime({ instant }: { instant: string }) {
  const { language } = useEnvironment();
  return <time dateTime={instant}>{formatDateWithTime(language, useTimeZone(), instant)}</time>;
}
