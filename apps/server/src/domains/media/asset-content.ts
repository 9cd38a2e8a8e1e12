// Which content plays an asset. The tables are the catalogue's; this is the one question we ask of them.

import type { Executor } from '../../platform/database/index.ts';
import { tables } from './media.tables.ts';

export interface AssetContent {
  id: number;
  publicId: string;
}

export function contentsOfAsset(db: Executor, assetId: number): Promise<AssetContent[]> {
  return tables(db)
    .selectFrom('video')
    .innerJoin('content', 'content.id', 'video.content_id')
    .select(['content.id', 'content.public_id as publicId'])
    .where('video.asset_id', '=', assetId)
    .orderBy('content.id')
    .execute();
}
