import type { ImportBatch } from '@matinee/contract';
import type { Executor } from '../../../platform/database/index.ts';
import { presentImport } from '../import.present.ts';
import type { ImportId } from '../media.tables.ts';
import { findImportRow, selectImportItems } from '../queries/import.queries.ts';

export async function findImport(
  db: Executor,
  { realmId, publicId }: { realmId: number; publicId: ImportId },
): Promise<ImportBatch | undefined> {
  const batch = await findImportRow(db, { realmId, publicId });
  return batch && presentImport(batch, await selectImportItems(db, { realmId, importId: batch.id }));
}
