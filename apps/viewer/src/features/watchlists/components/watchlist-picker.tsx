// The viewer's own lists, to add a title to one of them.
import type { WatchlistSummary } from '@matinee/contract';
import { Icon, Skeleton } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { InlineError } from '../../../shared/errors/inline-error.tsx';
import { LoadMore } from '../../../shared/paging/load-more.tsx';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { collectWatchlists, createWatchlistsQuery } from '../api/watchlist-queries.ts';
import { Mosaic } from './mosaic.tsx';
import styles from './watchlist-picker.module.css';

export interface WatchlistPickerProps {
  /** The title to add. */
  contentId: string;
  isBusy: boolean;
  onSelect: (watchlist: WatchlistSummary) => void;
}

export function WatchlistPicker({ contentId, isBusy, onSelect }: WatchlistPickerProps) {
  const environment = useEnvironment();
  const { label } = environment;
  const pagedWatchlists = usePagedList(createWatchlistsQuery(environment, contentId));
  if (pagedWatchlists.error) {
    return <InlineError text={label('watchlistError')} onRetry={pagedWatchlists.retry} />;
  }
  if (!pagedWatchlists.pages) return <Skeleton width="100%" height="64px" />;
  const watchlists = collectWatchlists(pagedWatchlists.pages);
  if (watchlists.length === 0) return <p className={styles.hint}>{label('watchlistsEmptyText')}</p>;
  return (
    <div className={styles.choices}>
      <ul aria-label={label('watchlists')}>
        {watchlists.map((watchlist) => (
          <li key={watchlist.watchlistExternalId}>
            <button
              type="button"
              className={styles.option}
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : () => onSelect(watchlist)}
            >
              <Mosaic images={watchlist.thumbnails} sizes="48px" />
              <span className={styles.text}>
                <bdi>{watchlist.name}</bdi>
                {watchlist.containsTitle && (
                  <span className={styles.contained}>
                    <Icon name="check" />
                    {label('watchlistContainsTitle')}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore list={pagedWatchlists} failedText={label('moreFailed')} />
    </div>
  );
}
