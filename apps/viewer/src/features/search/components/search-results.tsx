// The results, grouped by type. When one type is selected, scrolling loads further pages of it.
import type { ContentType, SearchGroup } from '@matinee/contract';
import { ButtonLink, getImageLoading, VisuallyHidden } from '@matinee/ui';
import { formatEpisodePosition } from '../../../entities/title/card/title-metadata.ts';
import { formatEntryMetadata, TitleEntry } from '../../../entities/title/list/title-entry.tsx';
import { entryImageSizes, TitleList } from '../../../entities/title/list/title-list.tsx';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { FirstPageLink } from '../../../shared/paging/first-page-link.tsx';
import { NextPageLink } from '../../../shared/paging/next-page-link.tsx';
import { createSearchHref } from '../api/search-query.ts';
import { getTypeLabelKey } from '../state/type-label.ts';
import type { useSearch } from '../state/use-search.ts';
import styles from './search-results.module.css';

export function SearchResults({ search }: { search: ReturnType<typeof useSearch> }) {
  const { label, paths } = useEnvironment();
  const { query, list, selectedFilters, startCursor, selectFilters } = search;
  const pages = list.pages ?? [];
  const groups = groupByType(pages.flatMap(({ results }) => results));
  const total = pages[0]?.totalResults ?? 0;
  return (
    <div className={styles.results} aria-busy={search.isWaiting}>
      <VisuallyHidden>
        <span aria-live="polite">{label('searchCount', { count: total })}</span>
      </VisuallyHidden>
      <FirstPageLink href={startCursor && createSearchHref(paths, { query, selectedFilters })} />
      {groups.map(({ type, items, totalResults }, index) => (
        <section key={type} aria-labelledby={`found-${type}`}>
          <div className={styles.header}>
            <h2 id={`found-${type}`} className={styles.heading}>
              {label(getTypeLabelKey(type))}
            </h2>
            {!selectedFilters.type && totalResults > items.length && (
              <ButtonLink
                variant="plain"
                href={createSearchHref(paths, { query, selectedFilters: { ...selectedFilters, type } })}
                onClick={onPlainClick(() => selectFilters({ ...selectedFilters, type }))}
              >
                {label('searchAll', { count: totalResults })}
              </ButtonLink>
            )}
          </div>
          <TitleList layout="grid" name={label(getTypeLabelKey(type))}>
            {items.map((title, itemIndex) => (
              <TitleEntry
                key={title.id}
                title={title}
                metadata={formatEntryMetadata(title, formatEpisodePosition(title, label))}
                sizes={entryImageSizes.grid}
                loading={index === 0 ? getImageLoading(itemIndex) : 'lazy'}
              />
            ))}
          </TitleList>
        </section>
      ))}
      <NextPageLink
        list={list}
        getPageHref={(cursor) => createSearchHref(paths, { query, selectedFilters, startCursor: cursor })}
      />
    </div>
  );
}

/** The pages of one type form one group. */
function groupByType(results: readonly SearchGroup[]): SearchGroup[] {
  const groups = new Map<ContentType, SearchGroup>();
  for (const group of results) {
    const existingGroup = groups.get(group.type);
    groups.set(
      group.type,
      existingGroup ? { ...existingGroup, items: [...existingGroup.items, ...group.items] } : group,
    );
  }
  return [...groups.values()];
}
