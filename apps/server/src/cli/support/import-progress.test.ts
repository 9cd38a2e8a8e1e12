import type { ImportBatch, ImportItem } from '@matinee/contract';
import { expect, test } from 'vitest';
import { createImportView } from './import-progress.ts';

const createItem = (changes: Partial<ImportItem>): ImportItem => ({
  id: changes.file ?? 'film.mp4',
  file: 'film.mp4',
  state: 'running',
  progress: 0.25,
  step: 'early',
  contentId: null,
  reason: null,
  ...changes,
});
const createBatch = (...items: ImportItem[]): ImportBatch => ({
  id: 'batch',
  path: '/films',
  items,
  finished: items.every(({ state }) => state !== 'running'),
});

function render(isTTY: boolean, ...batches: ImportBatch[]): string {
  let text = '';
  const view = createImportView({ isTTY, columns: 60, write: (chunk) => (text += chunk) });
  for (const batch of batches) view.show(batch);
  view.close();
  return text;
}

test('prints one line per change of a file when the output is not a terminal', () => {
  const unchangedBatch = createBatch(createItem({}));
  const text = render(
    false,
    unchangedBatch,
    unchangedBatch,
    createBatch(createItem({ state: 'done', progress: 1 })),
  );
  expect(text.split('\n')).toHaveLength(3);
  expect(text).toContain('film.mp4: first rendition (25 %)');
});

test('prints the reason of a refused file', () => {
  const refusedItem = createItem({ state: 'refused', reason: { code: 'emptyFile', params: {} } });
  expect(render(false, createBatch(refusedItem))).toContain('film.mp4: refused. The file is empty.');
});

test.each([false, true])('says that a file waits for disk space (terminal: %s)', (isTTY) => {
  const reason = { code: 'diskFull', params: {} };
  const waitingItem = createItem({ state: 'queued', step: null, reason });
  const batch = { ...createBatch(waitingItem), finished: false };
  expect(render(isTTY, batch)).toContain('waiting for ');
});

test('redraws running files in a terminal, and keeps finished ones', () => {
  const runningItem = createItem({ file: 'b.mp4', progress: 0.5 });
  const text = render(
    true,
    createBatch(createItem({}), runningItem),
    createBatch(createItem({ state: 'done' }), runningItem),
  );
  const [, redrawn = ''] = text.split('\x1b[3A\x1b[J');
  expect(redrawn).toContain('film.mp4');
  expect(redrawn).toContain('1 of 2 files done');
});

test('escapes control characters in file names', () => {
  const file = 'a\x1b[2J\rb.mp4';
  const text = render(false, createBatch(createItem({ file })));
  expect(text).not.toContain('\x1b[2J');
  expect(text).not.toContain('\r');
});
