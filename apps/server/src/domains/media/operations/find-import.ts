import type { ImportBatch } from '@matinee/contract';
import type { Executor } from '../../../platform/database/index.ts';
import { presentImport } from '../import.present.ts';
import { findImportRow, listItems } from '../import.queries.ts';
import type { ImportId } from '../media.tables.ts';

export async function findImport(
  db: Executor,
  { realmId, publicId }: { realmId: number; publicId: ImportId },
): Promise<ImportBatch | undefined> {
  const batch = await findImportRow(db, { realmId, publicId });
  return batch && presentImport(batch, await listItems(db, batch.id));
}
