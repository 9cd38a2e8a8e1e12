import type { WatchlistSummary } from '@matinee/contract';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { Mosaic } from './mosaic.tsx';
import styles from './watchlist-card.module.css';

export function WatchlistCard({ list }: { list: WatchlistSummary }) {
  const { label, paths } = useEnvironment();
  const { watchlistExternalId: watchlistId, ownerExternalId: owner } = list;
  return (
    <a
      className={styles.card}
      href={paths.route('WATCHLISTS', { watchlistId }, { query: { owner } })}
      data-focus-item
    >
      <Mosaic images={list.thumbnails} sizes="(width < 480px) 46vw, (width < 1440px) 20vw, 12vw" />
      <span className={styles.name}>{list.name}</span>
      <span className={styles.facts}>
        {label(list.ownership === 'owned' ? 'watchlistOwnershipOwned' : 'watchlistOwnershipSaved')}
      </span>
    </a>
  );
}
