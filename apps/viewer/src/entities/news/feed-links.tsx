import type { NewsFeed } from '@matinee/contract';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { LinkTabs } from '../../shared/ui/link-tabs.tsx';

export function FeedLinks({
  feeds,
  selectedFeedName,
}: {
  feeds: readonly NewsFeed[];
  selectedFeedName: string | null;
}) {
  const { label, paths } = useEnvironment();
  if (feeds.length < 2) return null;
  const createTab = (feedName: string | null, text: string) => ({
    text,
    href: paths.buildPath('NEWS', {}, { query: { feed: feedName } }),
    isCurrent: feedName === selectedFeedName,
  });
  return (
    <LinkTabs
      name={label('newsFeeds')}
      tabs={[
        createTab(null, label('newsAll')),
        ...feeds.map(({ feedName, title }) => createTab(feedName, title)),
      ]}
    />
  );
}
