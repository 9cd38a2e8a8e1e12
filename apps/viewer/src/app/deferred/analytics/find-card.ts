// Finds the card of a link, and the group that contains the card, in the cached responses. To stay small, the markup of a
// card contains at most its id.
import type { Card } from '@matinee/contract';

export interface FoundCard {
  card: Pick<Card, 'id' | 'type' | 'accessLevel' | 'title'> & { seriesTitle?: string };
  group: { id?: string; name?: string };
  /** Index in the group. */
  index: number;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** All ids that a link may refer to: segments of its path, and of its return path. */
export function findLinkIds(href: string, baseUrl: string): Set<string> {
  const url = new URL(href, baseUrl);
  const returnPath = url.searchParams.get('from') ?? '';
  const segments = `${url.pathname}/${returnPath.split('?', 1)[0]}`.split('/');
  return new Set(segments.filter(Boolean).map(decodeSegment));
}

/** A card in the row with this id, or in a group with this heading, takes precedence. */
export function findCard(
  responses: readonly unknown[],
  ids: ReadonlySet<string>,
  { bucketId, heading }: { bucketId?: string | undefined; heading?: string | undefined },
): FoundCard | undefined {
  const foundCards: FoundCard[] = [];
  for (const response of responses) collectCards(response, {}, ids, foundCards);
  return (
    foundCards.find(({ group }) => bucketId !== undefined && group.id === bucketId) ??
    foundCards.find(({ group }) => group.name === heading) ??
    foundCards[0]
  );
}

function collectCards(
  value: unknown,
  group: FoundCard['group'],
  ids: ReadonlySet<string>,
  foundCards: FoundCard[],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isCard(item) && ids.has(item.id)) foundCards.push({ card: item, group, index });
      collectCards(item, group, ids, foundCards);
    }
    return;
  }
  if (!isObject(value)) return;
  const innerGroup = readGroup(value) ?? group;
  for (const child of Object.values(value)) {
    if (typeof child === 'object' && child !== null) collectCards(child, innerGroup, ids, foundCards);
  }
}

/** A row, a list or a section: an object with an id or a name that is not a card. */
function readGroup(value: JsonObject): FoundCard['group'] | undefined {
  if (isCard(value)) return undefined;
  const id =
    readText(value.bucketId) ?? readText(value.id) ?? readText(value.section) ?? readText(value.seriesId);
  const name = readText(value.name) ?? readText(value.title);
  return id || name ? { ...(id && { id }), ...(name && { name }) } : undefined;
}

function isCard(value: unknown): value is FoundCard['card'] {
  return isObject(value) && 'id' in value && 'type' in value && 'accessLevel' in value && 'title' in value;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
