import { useLocation } from 'react-router';
import { HistoryView } from '../../features/library/components/history-view.tsx';
import { LibraryLinks } from '../../features/library/components/library-links.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

/** The watch history, also for guests. */
export default function HistoryPage() {
  const { label, paths } = useEnvironment();
  const { search } = useLocation();
  const startCursor = new URLSearchParams(search).get('lastSeen');
  const getPageHref = (lastSeen?: string) => paths.buildPath('HISTORY', {}, { query: { lastSeen } });
  return (
    <PageFrame
      title={label('history')}
      text={label('historyText')}
      firstPageHref={startCursor === null ? undefined : getPageHref()}
    >
      <LibraryLinks currentPage="HISTORY" />
      <HistoryView startCursor={startCursor} getPageHref={getPageHref} />
    </PageFrame>
  );
}
