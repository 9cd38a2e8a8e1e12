import { useLocation } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { HistoryView } from '../../features/library/components/history-view.tsx';
import { LibraryLinks } from '../../features/library/components/library-links.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';

/** What was watched here, guests' too. */
export function HistoryPage() {
  const { label, paths } = useEnvironment();
  const { search } = useLocation();
  const start = new URLSearchParams(search).get('lastSeen');
  const hrefOf = (lastSeen?: string) => paths.route('HISTORY', {}, { query: { lastSeen } });
  return (
    <PageFrame
      title={label('history')}
      text={label('historyText')}
      fromStart={start === null ? undefined : hrefOf()}
    >
      <LibraryLinks here="HISTORY" />
      <HistoryView start={start} hrefOf={hrefOf} />
    </PageFrame>
  );
}
