// What a page holds for everybody who reads the same languages: its rows, the titles that come first in each, and what
// their cards need. Nothing in it depends on who asks.
import type { Link } from '@matinee/contract';
import { countRowItems } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type CardRow, selectCards } from '../../titles/index.ts';
import { referencedTitles } from '../present/button.present.ts';
import { type ItemRow, selectFirstItems } from '../queries/bucket-items.queries.ts';
import {
  type BucketRow,
  type NamedTitle,
  type SectionRow,
  selectNamedTitles,
  selectSection,
} from '../queries/section.queries.ts';
import { itemParamsOf } from './read-bucket-items.ts';

export interface SectionPart {
  section: string;
  /** The position of the last row that the caller has; null for the first ones and the heroes. */
  after: number | null;
}

export interface SharedSection {
  section: SectionRow;
  rows: readonly BucketRow[];
  /** Whether there are rows after these. */
  hasMore: boolean;
  /** Of each row that is not personal, by its key. One more than is shown, when the row goes on. */
  items: ReadonlyMap<number, readonly ItemRow[]>;
  cards: readonly CardRow[];
  /** What buttons and moving backgrounds name, by public id. */
  named: ReadonlyMap<string, NamedTitle>;
}

const maxRows = 20;
/** Enough for the widest screen, per line of a row. */
const maxCardsPerLine = 10;

export function firstPageSize({ rowData }: BucketRow): number {
  return countRowItems(rowData.rowCount, maxCardsPerLine);
}

/** Null when there is no such page. */
export async function readSharedSection(
  ctx: CallContext,
  { section: key, after }: SectionPart,
): Promise<SharedSection | null> {
  const { db, realm, now, languages } = ctx;
  const section = await selectSection(db, { realmId: realm.id, section: key, after, limit: maxRows + 1 });
  if (!section) return null;
  const rows = section.buckets.slice(0, maxRows);
  const sharedRows = rows.filter(({ source }) => source.kind !== 'continueWatching');
  const limit = Math.max(...rows.map(firstPageSize), 0) + 1;
  const [items, named] = await Promise.all([
    selectFirstItems(db, { ...itemParamsOf(ctx, limit, false), bucketIds: sharedRows.map(({ id }) => id) }),
    selectNamedTitles(db, { realmId: realm.id, now, publicIds: findReferencedTitles(section, rows) }),
  ]);
  const artworkIds = [
    ...section.heroes.flatMap(({ contentId }) => contentId ?? []),
    ...rows.flatMap(({ rowData }) => rowData.background?.contentId ?? []),
  ];
  const ids = new Set([
    ...artworkIds,
    ...[...named.values()].flatMap(({ id, video }) => (video ? [id, video.id] : id)),
    ...[...items.values()].flatMap(idsOf),
  ]);
  const cards = await selectCards(db, {
    realmId: realm.id,
    now,
    languages,
    ids: [...ids],
    withAllArtwork: artworkIds,
  });
  return {
    section,
    rows,
    hasMore: section.buckets.length > rows.length,
    items,
    cards: [...cards.values()],
    named,
  };
}

function idsOf(items: readonly ItemRow[]): number[] {
  return items.map(({ content_id }) => content_id);
}

function findReferencedTitles(section: SectionRow, rows: readonly BucketRow[]): string[] {
  const animatedBackgrounds = section.heroes.flatMap(({ data }) => data.animatedBackground?.entityId ?? []);
  return [...animatedBackgrounds, ...collectLinks(section, rows).flatMap(referencedTitles)];
}

/** Where the buttons of a page lead, as editors wrote it. */
export function collectLinks({ heroes }: Pick<SectionRow, 'heroes'>, rows: readonly BucketRow[]): Link[] {
  const buttons = [
    ...heroes.flatMap(({ data }) => [data.primaryButton, data.secondaryButton]),
    ...rows.flatMap(({ rowData }) => [rowData.primaryCta, rowData.secondaryCta]),
  ];
  return buttons.flatMap((button) => button?.link ?? []);
}
