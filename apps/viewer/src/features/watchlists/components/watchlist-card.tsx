import type { WatchlistSummary } from '@matinee/contract';
import { breakpoints } from '@matinee/rules';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getOwnerText } from '../state/owner-text.ts';
import { Mosaic } from './mosaic.tsx';
import styles from './watchlist-card.module.css';

const { twoColumns, fourColumns } = breakpoints;
const mosaicSizes = `(width < ${twoColumns}px) 46vw, (width < ${fourColumns}px) 20vw, 12vw`;

export function WatchlistCard({ list }: { list: WatchlistSummary }) {
  const { label, paths } = useEnvironment();
  const { watchlistExternalId: watchlistId, ownerExternalId: ownerId } = list;
  return (
    <a
      className={styles.card}
      href={paths.buildPath('WATCHLISTS', { watchlistId }, { query: { owner: ownerId } })}
      data-focus-item
    >
      <Mosaic images={list.thumbnails} sizes={mosaicSizes} />
      <span className={styles.name}>
        <bdi>{list.name}</bdi>
      </span>
      <span className={styles.metadata}>{getOwnerText(list, label)}</span>
    </a>
  );
}
