// That a title is live, or when it begins: by the server's word at first, then by the clock, for as long as the page is open.
import type { Card } from '@matinee/contract';
import { standingOf } from '@matinee/rules';
import { Badge } from '@matinee/ui';
import { useNow } from '../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { BeginsAt } from './start-time.tsx';

const lookEveryMs = 10_000;

export function WhenBadge({ title }: { title: Card & { startDate: string } }) {
  const { label, language } = useEnvironment();
  const now = useNow(lookEveryMs);
  const { type, startDate, endDate, displayLiveBadge, contentContext } = title;
  const content = {
    type,
    startDate: Date.parse(startDate),
    ...(displayLiveBadge && { live: true }),
    ...(endDate && { endDate: Date.parse(endDate) }),
  };
  const standing = now === null ? contentContext : standingOf(content, now);
  if (standing === 'LIVE') return <Badge look="alert">{label('live')}</Badge>;
  if (standing !== 'UPCOMING') return null;
  return (
    <Badge>
      <BeginsAt instant={startDate} language={language} />
    </Badge>
  );
}

/** For titles that have times. */
export function hasTimes(title: Card): title is Card & { startDate: string } {
  return title.startDate !== undefined && title.contentContext !== undefined;
}
