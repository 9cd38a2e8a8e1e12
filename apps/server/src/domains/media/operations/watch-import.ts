import type { ImportBatch } from '@matinee/contract';
import type { ImportId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { findImport } from './find-import.ts';
import { followAssets } from './follow-assets.ts';

/** The whole state of an import, now and after every change, until it is finished. */
export function watchImport(
  { db, listener }: Pick<MediaServices, 'db' | 'listener'>,
  { signal, ...wanted }: { realmId: number; publicId: ImportId; signal: AbortSignal },
): AsyncGenerator<ImportBatch> {
  return followAssets(listener, signal, {
    read: () => findImport(db, wanted),
    isLast: (batch) => batch.finished,
    atLeastEveryMs: 3_000,
  });
}
