import type { ImportBatch } from '@matinee/contract';
import type { ImportId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { findImport } from './find-import.ts';
import { followAssets } from './follow-assets.ts';

/** Yields the state of an import now and after every change, until it is finished. */
export function streamImport(
  { db, listener }: Pick<MediaServices, 'db' | 'listener'>,
  { signal, ...importKey }: { realmId: number; publicId: ImportId; signal: AbortSignal },
): AsyncGenerator<ImportBatch> {
  return followAssets(listener, signal, {
    read: () => findImport(db, importKey),
    isLast: (batch) => batch.finished,
    maxIntervalMs: 3_000,
  });
}
