// Where a viewer is in a series: the episode they have begun, the one after the last they finished, else the first.
import type { WatchProgress } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import type { LoadProgress } from '../ports.ts';
import { type EpisodePosition, selectEpisodeOrder } from '../queries/series.queries.ts';

export async function readUpNext(
  { db, realm, now, viewer }: CallContext,
  loadProgress: LoadProgress,
  seriesId: number,
): Promise<EpisodePosition | undefined> {
  const { profile } = viewer;
  const limit = profile ? null : 1;
  const order = await selectEpisodeOrder(db, { realmId: realm.id, now, seriesId, limit });
  if (!profile) return order[0];
  const ids = order.map(({ content_id }) => content_id);
  const latest = latestOf(
    await loadProgress(db, { realmId: realm.id, profileId: profile.id, contentIds: ids }),
  );
  if (!latest) return order[0];
  const at = ids.indexOf(latest.id);
  return (latest.progress.finished ? order[at + 1] : order[at]) ?? order[0];
}

function latestOf(progress: ReadonlyMap<number, WatchProgress>) {
  const newestFirst = [...progress].sort(([, one], [, other]) =>
    Temporal.Instant.compare(other.updatedAt, one.updatedAt),
  );
  const [first] = newestFirst;
  return first && { id: first[0], progress: first[1] };
}
