import type { NewsFeed } from '@matinee/contract';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { LinkTabs } from '../../shared/ui/link-tabs.tsx';

export function FeedLinks({
  feeds,
  selectedFeed,
}: {
  feeds: readonly NewsFeed[];
  selectedFeed: string | null;
}) {
  const { label, paths } = useEnvironment();
  if (feeds.length < 2) return null;
  const createTab = (feed: string | null, text: string) => ({
    text,
    href: paths.buildPath('NEWS', {}, { query: { feed } }),
    isCurrent: feed === selectedFeed,
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
