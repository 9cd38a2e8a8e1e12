// Links between the pages live now, upcoming, guide and schedule.
import { useLabel } from '../../../../shared/environment/environment.ts';
import { type LinkedPage, PageLinks } from '../../../../shared/ui/page-links.tsx';

const pages = [
  { key: 'LIVE_EVENTS', labelKey: 'liveNow' },
  { key: 'UPCOMING', labelKey: 'upcoming' },
  { key: 'EPG', labelKey: 'guide' },
  { key: 'SCHEDULE', labelKey: 'schedule' },
] as const satisfies readonly LinkedPage[];

export function EventLinks({ currentPage }: { currentPage: (typeof pages)[number]['key'] }) {
  const label = useLabel();
  return <PageLinks name={label('liveNavigation')} pages={pages} currentKey={currentPage} />;
}
