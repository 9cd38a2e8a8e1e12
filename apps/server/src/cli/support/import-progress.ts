// Shows an import in the terminal: finished files stay as lines, running ones are redrawn below. Without a
// terminal, each change of a file is one line.
import type { ImportBatch, ImportItem } from '@matinee/contract';
import pc from 'picocolors';
import { reasonSentence } from '../../domains/media/index.ts';

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
  source: 'making the source',
  probe: 'looking at it',
  loudness: 'measuring loudness',
  early: 'first rendition',
  poster: 'poster',
  text: 'subtitles',
  storyboard: 'storyboard',
  rest: 'all renditions',
};
const ended = new Set<ImportItem['state']>(['done', 'failed', 'refused']);
const shownAtOnce = 8;
const barWidth = 20;

function outcomeLine(item: ImportItem): string {
  if (item.state === 'done') return `${pc.green('✓')} ${item.file}`;
  const reason = item.reason ? reasonSentence(item.reason) : '';
  return `${pc.red('✗')} ${item.file}: ${item.state}. ${reason}`;
}

function activity(item: ImportItem): string {
  const step = item.step === null ? '' : (stepNames[item.step] ?? item.step);
  if (item.state === 'playable') return `plays${step && `, ${step}`}`;
  return item.state === 'queued' ? 'waiting' : step;
}

function bar(progress: number): string {
  const full = Math.round(progress * barWidth);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${String(Math.floor(progress * 100)).padStart(3)} %`;
}

function cut(text: string, width: number): string {
  const letters = [...text];
  return letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : text;
}

function summary(batch: ImportBatch): string {
  const count = (state: ImportItem['state']) => batch.items.filter((item) => item.state === state).length;
  const bad = count('refused') + count('failed');
  const playing = count('playable');
  return [
    `${count('done')} of ${batch.items.length} done`,
    ...(playing > 0 ? [`${playing} more play already`] : []),
    ...(bad > 0 ? [`${bad} not imported`] : []),
  ].join(', ');
}

/** File names are untrusted and must not control the terminal. */
const harmless = (item: ImportItem): ImportItem => ({ ...item, file: item.file.replaceAll(/\p{Cc}/gu, '�') });

export function createImportView(screen: Screen): ImportView {
  const said = new Map<string, string>();
  let drawn = 0;

  function erase(): void {
    if (drawn > 0) screen.write(`\x1b[${drawn}A\x1b[J`);
    drawn = 0;
  }

  /** True for the first message about an item. */
  function isNews(item: ImportItem, what: string): boolean {
    if (said.get(item.id) === what) return false;
    said.set(item.id, what);
    return true;
  }

  function showMoving(batch: ImportBatch): void {
    erase();
    for (const item of batch.items) {
      if (ended.has(item.state) && isNews(item, item.state)) screen.write(`${outcomeLine(item)}\n`);
    }
    if (batch.finished) return;
    const width = screen.columns ?? 80;
    const active = batch.items.filter((item) => !ended.has(item.state) && item.step !== null);
    const lines = active
      .slice(0, shownAtOnce)
      .map((item) => cut(`  ${bar(item.progress)}  ${item.file}  ${activity(item)}`, width - 1));
    lines.push(`  ${summary(batch)}`);
    screen.write(`${lines.join('\n')}\n`);
    drawn = lines.length;
  }

  function showPlain(batch: ImportBatch): void {
    for (const item of batch.items) {
      if (ended.has(item.state)) {
        if (isNews(item, item.state)) screen.write(`${outcomeLine(item)}\n`);
      } else if (item.state !== 'queued' && isNews(item, activity(item))) {
        screen.write(`  ${item.file}: ${activity(item)} (${Math.floor(item.progress * 100)} %)\n`);
      }
    }
  }

  const show = screen.isTTY ? showMoving : showPlain;
  return { show: (batch) => show({ ...batch, items: batch.items.map(harmless) }), close: erase };
}
