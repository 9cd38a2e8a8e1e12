// The feeds of the realm, as links.
import type { NewsFeed } from '@matinee/contract';
import { useEnvironment } from '../../../environment/environment.ts';
import styles from './feeds.module.css';

export function Feeds({ feeds, chosen }: { feeds: readonly NewsFeed[]; chosen: string | null }) {
  const { label, paths } = useEnvironment();
  if (feeds.length < 2) return null;
  const links = [
    { text: label('newsAll'), feed: null },
    ...feeds.map(({ title, feedName }) => ({ text: title, feed: feedName })),
  ];
  return (
    <nav aria-label={label('newsFeeds')}>
      <ul className={styles.feeds}>
        {links.map(({ text, feed }) => (
          <li key={feed ?? ''}>
            <a
              className={styles.feed}
              href={paths.route('NEWS', {}, { query: { feed } })}
              aria-current={feed === chosen ? 'true' : undefined}
              data-stays
              data-focus-item
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
