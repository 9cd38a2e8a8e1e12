// Reads the seasons before and after a season of a series, in ascending order.
import type { AdjacentSeasons } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { LoadLicences } from '../ports.ts';
import { presentSeason } from '../present/container.present.ts';
import { selectSeasons, selectSeasonsBefore } from '../queries/series.queries.ts';
import { findContainer } from './find-container.ts';
import { findSeason } from './read-series.ts';

export async function readAdjacentSeasons(
  loadLicences: LoadLicences,
  ctx: CallContext,
  { seriesPublicId, seasonPublicId, size }: { seriesPublicId: string; seasonPublicId: string; size: number },
): Promise<AdjacentSeasons | Refusal> {
  const { db, realm, now, languages } = ctx;
  const [series, season] = await Promise.all([
    findContainer(ctx, loadLicences, { type: 'SERIES', publicId: seriesPublicId }),
    findSeason(ctx, seasonPublicId),
  ]);
  if (!series || season?.series_public_id !== seriesPublicId) return refuse('notFound');
  const params = { realmId: realm.id, now, languages, seriesId: series.row.id, limit: size };
  const [precedingRowsNearestFirst, followingRows] = await Promise.all([
    selectSeasonsBefore(db, { ...params, before: season.number }),
    selectSeasons(db, { ...params, after: season.number }),
  ]);
  return {
    precedingSeasons: precedingRowsNearestFirst.toReversed().map(presentSeason),
    followingSeasons: followingRows.map(presentSeason),
  };
}
