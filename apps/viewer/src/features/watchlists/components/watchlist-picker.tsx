// One's own lists, to add something to one of them.
import type { WatchlistSummary } from '@matinee/contract';
import { Skeleton } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { FailedNote } from '../../../shared/errors/inline-error.tsx';
import { More } from '../../../shared/paging/load-more.tsx';
import { usePaged } from '../../../shared/paging/use-paged-list.ts';
import { listsOf, watchlistsQuery } from '../api/watchlist-queries.ts';
import { Mosaic } from './mosaic.tsx';
import styles from './watchlist-picker.module.css';

export interface ListChoiceProps {
  busy: boolean;
  onChoose: (list: WatchlistSummary) => void;
}

export function ListChoice({ busy, onChoose }: ListChoiceProps) {
  const environment = useEnvironment();
  const { label } = environment;
  const list = usePaged(watchlistsQuery(environment, 'owned'));
  if (list.error) {
    return <FailedNote text={label('watchlistFault')} onRetry={list.retry} />;
  }
  if (!list.pages) return <Skeleton width="100%" height="64px" />;
  const lists = listsOf(list.pages);
  if (lists.length === 0) return <p className={styles.note}>{label('watchlistsEmptyText')}</p>;
  return (
    <div className={styles.choices}>
      <ul aria-label={label('watchlists')}>
        {lists.map((each) => (
          <li key={each.watchlistExternalId}>
            <button
              type="button"
              className={styles.choice}
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : () => onChoose(each)}
            >
              <Mosaic pictures={each.thumbnails} sizes="48px" />
              <span>{each.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <More list={list} failure={label('moreFailed')} />
    </div>
  );
}
