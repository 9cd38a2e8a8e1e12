import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';

export interface StoredArtwork {
  id: number;
  publicId: string;
  /** Pixels of the master. */
  width: number;
}

const artworkRowsQuery = definePreparedQuery<StoredArtwork & { storageKey: string }>(
  'titles-artwork-by-storage-key',
  `select id, public_id as "publicId", width, storage_key as "storageKey" from artwork
  where realm_id = $1 and storage_key = any($2::text[])`,
);

/** Artwork of a realm, by the storage key of its master. */
export async function selectArtworkByStorageKey(
  executor: Executor,
  { realmId, storageKeys }: { realmId: number; storageKeys: readonly string[] },
): Promise<Map<string, StoredArtwork>> {
  const rows = await artworkRowsQuery(executor, [realmId, storageKeys]);
  return new Map(rows.map(({ storageKey, ...artwork }) => [storageKey, artwork]));
}

const setPlaceholder = definePreparedQuery<never>(
  'titles-set-artwork-placeholder',
  'update artwork set placeholder = $3 where realm_id = $1 and public_id = $2',
);

/** `placeholder`: ThumbHash, base64. */
export async function setArtworkPlaceholder(
  executor: Executor,
  { realmId, publicId, placeholder }: { realmId: number; publicId: string; placeholder: string },
): Promise<void> {
  await setPlaceholder(executor, [realmId, publicId, placeholder]);
}
