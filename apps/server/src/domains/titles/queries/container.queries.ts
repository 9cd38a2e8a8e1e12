// Selects a series, a playlist or a live event without its items.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildCardColumnsSql, type CardRow, cardTablesSql } from './card.queries.ts';
import { buildVisibleSql } from './fragments.queries.ts';
import { trailerIdsColumn } from './trailer.queries.ts';

export interface ContainerRow extends CardRow {
  trailer_ids: number[];
}

export interface ContainerParams {
  realmId: number;
  now: Temporal.Instant;
  languages: readonly string[];
  type: 'SERIES' | 'PLAYLIST' | 'LIVE_EVENT';
  publicId: string;
}

const containerQuery = definePreparedQuery<ContainerRow>(
  'titles-container',
  `select ${buildCardColumnsSql('true')}, ${trailerIdsColumn}
  from ${cardTablesSql}
  where c.public_id = $4 and c.realm_id = $2 and c.type = $5 and ${buildVisibleSql('$3')}`,
);

export async function selectContainer(
  executor: Executor,
  { languages, realmId, now, publicId, type }: ContainerParams,
): Promise<ContainerRow | undefined> {
  const [row] = await containerQuery(executor, [languages, realmId, now, publicId, type]);
  return row;
}
