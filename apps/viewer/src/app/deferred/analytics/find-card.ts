// Finds the title of a link and its group in the cached responses. Cards have no attributes for this, which
// keeps their markup small.
import type { Card } from '@matinee/contract';

export interface FoundCard {
  card: Pick<Card, 'id' | 'type' | 'accessLevel' | 'title'> & { seriesTitle?: string };
  group: { id?: string; name?: string };
  /** Index in the group. */
  index: number;
}

type Record_ = Readonly<Record<string, unknown>>;

/** All ids that a link may refer to: segments of its path, and of its return path. */
export function idsIn(href: string, base: string): Set<string> {
  const url = new URL(href, base);
  const from = url.searchParams.get('from') ?? '';
  const segments = `${url.pathname}/${from.split('?', 1)[0]}`.split('/');
  return new Set(segments.filter(Boolean).map(decoded));
}

/** A card in a group with this heading takes precedence. */
export function findCard(
  answers: readonly unknown[],
  ids: ReadonlySet<string>,
  heading: string | undefined,
): FoundCard | undefined {
  const found: FoundCard[] = [];
  for (const answer of answers) walk(answer, {}, ids, found);
  return found.find(({ group }) => group.name === heading) ?? found[0];
}

function walk(value: unknown, group: FoundCard['group'], ids: ReadonlySet<string>, found: FoundCard[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isCard(item) && ids.has(item.id)) found.push({ card: item, group, index });
      walk(item, group, ids, found);
    }
    return;
  }
  if (!isRecord(value)) return;
  const own = groupOf(value) ?? group;
  for (const child of Object.values(value)) {
    if (typeof child === 'object' && child !== null) walk(child, own, ids, found);
  }
}

/** A row, a list or a page: a named object that is not a card. */
function groupOf(value: Record_): FoundCard['group'] | undefined {
  if (isCard(value)) return undefined;
  const id = textOf(value.bucketId) ?? textOf(value.id) ?? textOf(value.section) ?? textOf(value.seriesId);
  const name = textOf(value.name) ?? textOf(value.title);
  return id || name ? { ...(id && { id }), ...(name && { name }) } : undefined;
}

function isCard(value: unknown): value is FoundCard['card'] {
  return isRecord(value) && 'id' in value && 'type' in value && 'accessLevel' in value && 'title' in value;
}

function isRecord(value: unknown): value is Record_ {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
