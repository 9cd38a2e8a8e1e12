import type { ImportBatch, ImportItem } from '@matinee/contract';
import type { ImportItemRow } from './queries/import.queries.ts';

const endStates = new Set<ImportItem['state']>(['done', 'failed', 'refused']);

function presentItem(row: ImportItemRow): ImportItem {
  // A refused source has no asset; only its import item is left.
  const state = row.state ?? 'refused';
  const reason = row.reason ?? row.asset_reason;
  return {
    id: row.public_id,
    file: row.file,
    state,
    progress: state === 'done' ? 1 : (row.progress ?? 0),
    step: endStates.has(state) ? null : row.step,
    contentId: row.content_public_id,
    reason: reason ?? (state === 'refused' ? { code: 'removed', params: {} } : null),
  };
}

export function presentImport(
  batch: { public_id: string; path: string },
  rows: ImportItemRow[],
): ImportBatch {
  const items = rows.map(presentItem);
  return {
    id: batch.public_id,
    path: batch.path,
    items,
    finished: items.every((item) => endStates.has(item.state)),
  };
}
