// Selects the stored master of an image.

import type { Executor } from '../../../platform/database/index.ts';
import { tables } from '../media.tables.ts';
import type { Master } from './image-variants.ts';

export interface RealmMaster extends Master {
  realmId: number;
}

/** Finds the master of an image in any realm, because image URLs do not contain the realm. */
export function findMaster(db: Executor, publicId: string): Promise<RealmMaster | undefined> {
  return tables(db)
    .selectFrom('artwork')
    .select(['public_id as publicId', 'realm_id as realmId', 'storage_key as storageKey', 'width'])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
}
