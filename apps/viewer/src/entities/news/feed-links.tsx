// The feeds of the realm, as links.
import type { NewsFeed } from '@matinee/contract';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { LinkTabs } from '../../shared/ui/link-tabs.tsx';

export function FeedLinks({ feeds, chosen }: { feeds: readonly NewsFeed[]; chosen: string | null }) {
  const { label, paths } = useEnvironment();
  if (feeds.length < 2) return null;
  const choice = (feed: string | null, text: string) => ({
    text,
    href: paths.route('NEWS', {}, { query: { feed } }),
    isChosen: feed === chosen,
  });
  return (
    <LinkTabs
      name={label('newsFeeds')}
      choices={[
        choice(null, label('newsAll')),
        ...feeds.map(({ feedName, title }) => choice(feedName, title)),
      ]}
    />
  );
}
