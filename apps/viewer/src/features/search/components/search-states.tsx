// The content below the search box while there are no results: before a search, during the first search, and when
// nothing matches.
import { Button, ButtonLink, Icon, MessagePanel } from '@matinee/ui';
import { EntrySkeletons, TitleList } from '../../../entities/title/list/title-list.tsx';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { isolateText } from '../../../shared/i18n/isolate-text.ts';
import { createSearchHref } from '../api/search-query.ts';
import styles from './search-states.module.css';

interface QuerySelectionProps {
  onSelect: (query: string) => void;
}

export function SearchStart({
  recentSearches,
  onSelect,
  onClear,
}: QuerySelectionProps & { recentSearches: readonly string[]; onClear: () => void }) {
  const { label } = useEnvironment();
  if (recentSearches.length === 0) return <p className={styles.hint}>{label('searchHint')}</p>;
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <div className={styles.header}>
        <h2 id="recent-searches" className={styles.heading}>
          {label('searchRecent')}
        </h2>
        <Button variant="plain" onClick={onClear}>
          {label('searchClearRecent')}
        </Button>
      </div>
      <ul className={styles.queries}>
        {recentSearches.map((query) => (
          <li key={query}>
            <button type="button" className={styles.query} data-focus-item onClick={() => onSelect(query)}>
              <Icon name="restart" />
              <bdi>{query}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SearchSkeleton() {
  const { label } = useEnvironment();
  return (
    <div className={styles.skeleton} role="status" aria-label={label('loading')}>
      <TitleList layout="grid" name={label('loading')}>
        <EntrySkeletons count={8} />
      </TitleList>
    </div>
  );
}

export function NoSearchResults({
  query,
  suggestions,
  onSelect,
}: QuerySelectionProps & { query: string; suggestions: readonly string[] }) {
  const { label, paths } = useEnvironment();
  return (
    <MessagePanel
      icon="search"
      title={label('searchNoResults', { query: isolateText(query) })}
      text={label(suggestions.length > 0 ? 'searchNoResultsSuggestions' : 'searchNoResultsText')}
      isAlert
      actions={suggestions.map((title) => (
        <ButtonLink
          key={title}
          href={createSearchHref(paths, { query: title, selectedFilters: {} })}
          onClick={onPlainClick(() => onSelect(title))}
        >
          <bdi>{title}</bdi>
        </ButtonLink>
      ))}
    />
  );
}
