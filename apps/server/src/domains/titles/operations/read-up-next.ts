// Finds the episode to continue with: the one in progress, the one after the last finished, or the first.
import type { WatchProgress } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import type { LoadProgress } from '../ports.ts';
import { type EpisodeWithSeason, selectEpisodeOrder } from '../queries/series.queries.ts';

/**
 * `seasonPublicId` selects the season to continue with. After its last episode the series continues with the next
 * season.
 */
export async function readUpNext(
  { db, realm, now, viewer }: CallContext,
  loadProgress: LoadProgress,
  { seriesId, seasonPublicId }: { seriesId: number; seasonPublicId?: string },
): Promise<EpisodeWithSeason | undefined> {
  const { profile } = viewer;
  const limit = profile || seasonPublicId !== undefined ? null : 1;
  const episodes = await selectEpisodeOrder(db, { realmId: realm.id, now, seriesId, limit });
  const candidates =
    seasonPublicId === undefined
      ? episodes
      : episodes.filter((episode) => episode.season_public_id === seasonPublicId);
  if (!profile) return candidates[0];
  const contentIds = candidates.map(({ content_id }) => content_id);
  const latestProgressEntry = findLatestProgressEntry(
    await loadProgress(db, { realmId: realm.id, profileId: profile.id, contentIds }),
  );
  if (!latestProgressEntry) return candidates[0];
  const latestIndex = episodes.findIndex(({ content_id }) => content_id === latestProgressEntry.id);
  return (
    (latestProgressEntry.progress.finished ? episodes[latestIndex + 1] : episodes[latestIndex]) ??
    candidates[0]
  );
}

function findLatestProgressEntry(progress: ReadonlyMap<number, WatchProgress>) {
  const newestFirst = [...progress].sort(([, left], [, right]) =>
    Temporal.Instant.compare(right.updatedAt, left.updatedAt),
  );
  const [latestEntry] = newestFirst;
  return latestEntry && { id: latestEntry[0], progress: latestEntry[1] };
}
