// Shows the progress of an import in the terminal: finished files stay as lines, running ones are redrawn
// below. Without a terminal, each change of a file is a line.
import type { ImportBatch, ImportItem } from '@matinee/contract';
import pc from 'picocolors';
import { formatReason } from '../../domains/media/index.ts';

export interface ImportView {
  show(batch: ImportBatch): void;
  /** Removes the lines of running files. */
  close(): void;
}

interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const stepNames: Record<string, string> = {
  source: 'generating the source',
  probe: 'probing',
  loudness: 'measuring loudness',
  early: 'first rendition',
  poster: 'poster',
  text: 'subtitles',
  storyboard: 'storyboard',
  rest: 'all renditions',
};
const endStates = new Set<ImportItem['state']>(['done', 'failed', 'refused']);
const maxLines = 8;
const barWidth = 20;

function formatOutcome(item: ImportItem): string {
  if (item.state === 'done') return `${pc.green('✓')} ${item.file}`;
  const reason = item.reason ? formatReason(item.reason) : '';
  return `${pc.red('✗')} ${item.file}: ${item.state}. ${reason}`;
}

const isWaitingForSpace = (item: ImportItem): boolean =>
  !endStates.has(item.state) && item.reason?.code === 'diskFull';

function describeActivity(item: ImportItem): string {
  const step = item.step === null ? '' : (stepNames[item.step] ?? item.step);
  if (item.state === 'playable')
    return `playable${isWaitingForSpace(item) ? ', waiting for disk space' : step && `, ${step}`}`;
  if (item.state !== 'queued') return step;
  return isWaitingForSpace(item) ? 'waiting for disk space' : 'waiting';
}

function formatBar(progress: number): string {
  const filledWidth = Math.round(progress * barWidth);
  return `${'█'.repeat(filledWidth)}${'░'.repeat(barWidth - filledWidth)} ${String(Math.floor(progress * 100)).padStart(3)} %`;
}

function truncate(text: string, width: number): string {
  const characters = [...text];
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : text;
}

function formatSummary(batch: ImportBatch): string {
  const countInState = (state: ImportItem['state']) =>
    batch.items.filter((item) => item.state === state).length;
  const failedCount = countInState('refused') + countInState('failed');
  const playableCount = countInState('playable');
  return [
    `${countInState('done')} of ${batch.items.length} files done`,
    ...(playableCount > 0 ? [`${playableCount} more playable`] : []),
    ...(failedCount > 0 ? [`${failedCount} not imported`] : []),
  ].join(', ');
}

/** File names are untrusted and must not control the terminal. */
const sanitiseFileName = (item: ImportItem): ImportItem => ({
  ...item,
  file: item.file.replaceAll(/\p{Cc}/gu, '�'),
});

export function createImportView(screen: Screen): ImportView {
  const lastMessages = new Map<string, string>();
  let drawnLineCount = 0;

  function eraseLines(): void {
    if (drawnLineCount > 0) screen.write(`\x1b[${drawnLineCount}A\x1b[J`);
    drawnLineCount = 0;
  }

  /** Records the message about an item. Returns whether it differs from the last one. */
  function recordMessage(item: ImportItem, message: string): boolean {
    if (lastMessages.get(item.id) === message) return false;
    lastMessages.set(item.id, message);
    return true;
  }

  function redraw(batch: ImportBatch): void {
    eraseLines();
    for (const item of batch.items) {
      if (endStates.has(item.state) && recordMessage(item, item.state))
        screen.write(`${formatOutcome(item)}\n`);
    }
    if (batch.finished) return;
    const width = screen.columns ?? 80;
    const activeItems = batch.items.filter(
      (item) => !endStates.has(item.state) && (item.step !== null || isWaitingForSpace(item)),
    );
    const lines = activeItems
      .slice(0, maxLines)
      .map((item) =>
        truncate(`  ${formatBar(item.progress)}  ${item.file}  ${describeActivity(item)}`, width - 1),
      );
    lines.push(`  ${formatSummary(batch)}`);
    screen.write(`${lines.join('\n')}\n`);
    drawnLineCount = lines.length;
  }

  function printChanges(batch: ImportBatch): void {
    for (const item of batch.items) {
      if (endStates.has(item.state)) {
        if (recordMessage(item, item.state)) screen.write(`${formatOutcome(item)}\n`);
      } else if (
        (item.state !== 'queued' || isWaitingForSpace(item)) &&
        recordMessage(item, describeActivity(item))
      ) {
        screen.write(`  ${item.file}: ${describeActivity(item)} (${Math.floor(item.progress * 100)} %)\n`);
      }
    }
  }

  const show = screen.isTTY ? redraw : printChanges;
  return { show: (batch) => show({ ...batch, items: batch.items.map(sanitiseFileName) }), close: eraseLines };
}
