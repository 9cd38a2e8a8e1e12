// The seasons before and after one of a series, both in their order.
import type { AdjacentSeasons } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { LicencesByKey } from '../ports.ts';
import { presentSeason } from '../present/container.present.ts';
import { selectSeasons, selectSeasonsBefore } from '../queries/series.queries.ts';
import { findContainer } from './find-container.ts';
import { findSeason } from './read-series.ts';

export async function readAdjacentSeasons(
  licencesByKey: LicencesByKey,
  ctx: CallContext,
  { seriesId, seasonId, size }: { seriesId: string; seasonId: string; size: number },
): Promise<AdjacentSeasons | Refusal> {
  const { db, realm, now, languages } = ctx;
  const [found, season] = await Promise.all([
    findContainer(ctx, licencesByKey, { type: 'SERIES', publicId: seriesId }),
    findSeason(ctx, seasonId),
  ]);
  if (!found || season?.series_public_id !== seriesId) return refuse('notFound');
  const asked = { realmId: realm.id, now, languages, seriesId: found.row.id, limit: size };
  const [nearest, following] = await Promise.all([
    selectSeasonsBefore(db, { ...asked, before: season.number }),
    selectSeasons(db, { ...asked, after: season.number }),
  ]);
  return {
    precedingSeasons: nearest.toReversed().map(presentSeason),
    followingSeasons: following.map(presentSeason),
  };
}
