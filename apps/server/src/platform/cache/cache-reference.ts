// Generates docs/reference/caches.md from the declarations.
import type { EventType } from '../events/index.ts';
import type { CacheDefinition, DefinedCaches, MemoDefinition } from './define-cache.ts';

const mebibyte = 2 ** 20;

export interface ReferenceOptions {
  /** The events that a changed title emits, and what each event means. */
  titleEvents: readonly { type: EventType; meaning: string }[];
}

export function renderCacheReference(
  { caches, memos }: DefinedCaches,
  { titleEvents }: ReferenceOptions,
): string {
  return `${[
    '# Caches of the server',
    '',
    'Generated from the declarations (`defineCache` and `defineMemo`) by `node scripts/docs/caches.ts`. Do not edit.',
    '',
    'Every cache is in the memory of one process. Events reach all processes after commit, so each process invalidates',
    'its own entries. An event of a realm invalidates the entries of that realm only. Concurrent requests for the same key',
    'share one load; a load that began before an invalidation is not returned to requests that come after it. Beyond its',
    'maximum size a cache evicts the least recently used entries.',
    '',
    '## What a changed title drops',
    '',
    ...titleEvents.flatMap(({ type, meaning }) => [
      `\`${type}\` (${meaning}):`,
      '',
      ...describeChanges(caches, type),
      '',
    ]),
    '## Caches',
    '',
    ...renderTable(
      ['Cache', 'Holds', 'Max size', 'Time to live', 'Invalidated by', 'Refreshed by'],
      caches.map(createCacheRow),
    ),
    '',
    'Time to live: how long an entry is fresh. *then stale for*: how long the old value is still returned while the new one',
    'loads. *Refreshed by*: the old value is returned once more while the new one loads.',
    '',
    '## Results kept with an object',
    '',
    'Computed once per immutable object and discarded with it.',
    '',
    ...renderTable(['Name', 'Holds', 'Kept with', 'Max entries', 'Replaced by'], memos.map(createMemoRow)),
    '',
    '## Which event invalidates which cache',
    '',
    ...renderTable(['Event', 'Invalidates', 'Refreshes'], createEventRows({ caches, memos })),
  ].join('\n')}\n`;
}

type AnyDefinition = CacheDefinition<never>;

function describeChanges(caches: readonly AnyDefinition[], type: EventType): string[] {
  const lines = [
    ...caches
      .filter(({ invalidatedBy = [] }) => invalidatedBy.includes(type))
      .map(({ name, holds }) => `- drops **${name}**: ${holds}`),
    ...caches
      .filter(({ refreshedBy = [] }) => refreshedBy.includes(type))
      .map(({ name, holds }) => `- refreshes **${name}**: ${holds}`),
  ];
  return lines.length > 0 ? lines : ['- drops no cache: entries show it after their time to live'];
}

function createCacheRow(definition: AnyDefinition): string[] {
  const { name, holds, maxBytes, ttlMs, staleMs, invalidatedBy, refreshedBy } = definition;
  const freshness =
    ttlMs === undefined ? 'until evicted' : ttlMs === 0 ? 'set per entry' : formatDuration(ttlMs);
  return [
    name,
    holds,
    formatSize(maxBytes),
    staleMs ? `${freshness}, then stale for ${formatDuration(staleMs)}` : freshness,
    formatEvents(invalidatedBy),
    formatEvents(refreshedBy),
  ];
}

function createMemoRow({ name, holds, owner, maxEntries, replacedBy }: MemoDefinition): string[] {
  return [name, holds, owner, String(maxEntries), formatEvents(replacedBy)];
}

function createEventRows({ caches, memos }: DefinedCaches): string[][] {
  const types = [...caches, ...memos].flatMap((definition) => [
    ...('replacedBy' in definition ? (definition.replacedBy ?? []) : []),
    ...('invalidatedBy' in definition ? (definition.invalidatedBy ?? []) : []),
    ...('refreshedBy' in definition ? (definition.refreshedBy ?? []) : []),
  ]);
  return [...new Set<EventType>(types)].sort().map((type) => [
    `\`${type}\``,
    [
      ...caches.filter(({ invalidatedBy }) => invalidatedBy?.includes(type)),
      ...memos.filter(({ replacedBy }) => replacedBy?.includes(type)),
    ]
      .map(({ name }) => name)
      .join(', '),
    caches
      .filter(({ refreshedBy }) => refreshedBy?.includes(type))
      .map(({ name }) => name)
      .join(', '),
  ]);
}

function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const renderLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`;
  return [renderLine(head), renderLine(head.map(() => '---')), ...rows.map(renderLine)];
}

function formatEvents(types: readonly EventType[] = []): string {
  return types.map((type) => `\`${type}\``).join(', ');
}

function formatSize(bytes: number): string {
  return bytes >= mebibyte ? `${Math.round(bytes / mebibyte)} MiB` : `${Math.round(bytes / 1024)} KiB`;
}

function formatDuration(ms: number): string {
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1_000],
  ] as const;
  const [unit, length] = units.find(([, unitMs]) => ms >= unitMs) ?? ['second', 1_000];
  const count = ms / length;
  return `${Number.isInteger(count) ? count : count.toFixed(1)} ${unit}${count === 1 ? '' : 's'}`;
}
