// Shows that a title is live, or when it starts. The first render uses the server's status, later renders use
// the clock of the page.
import type { Card } from '@matinee/contract';
import { getLiveStatus } from '@matinee/rules';
import { Badge } from '@matinee/ui';
import { useCurrentTime } from '../../../shared/browser/use-current-time.ts';
import { useIsHydrated } from '../../../shared/browser/use-is-hydrated.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const clockIntervalMs = 10_000;

export function ScheduleBadge({ title }: { title: Card & { startDate: string } }) {
  const { label, language } = useEnvironment();
  const isHydrated = useIsHydrated();
  const liveStatus = useLiveStatus(title);
  if (liveStatus === 'LIVE') return <Badge variant="alert">{label('live')}</Badge>;
  // The server does not know the viewer's time zone.
  if (liveStatus !== 'UPCOMING' || !isHydrated) return null;
  return (
    <Badge>
      <time dateTime={title.startDate}>{formatDayAndTime(Date.parse(title.startDate), language)}</time>
    </Badge>
  );
}

/** Undefined for a title without a schedule. */
export function useLiveStatus({ type, startDate, endDate, displayLiveBadge, contentContext }: Card) {
  const now = useCurrentTime(clockIntervalMs);
  if (now === null || startDate === undefined || contentContext === undefined) return contentContext;
  return getLiveStatus(
    {
      type,
      startDate: Date.parse(startDate),
      ...(displayLiveBadge && { live: true }),
      ...(endDate && { endDate: Date.parse(endDate) }),
    },
    now,
  );
}

/** Whether the title has a start date and a live status. */
export function hasSchedule(title: Card): title is Card & { startDate: string } {
  return title.startDate !== undefined && title.contentContext !== undefined;
}

function formatDayAndTime(epochMs: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(epochMs);
}
