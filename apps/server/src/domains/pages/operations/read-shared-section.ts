// The part of a section page that is the same for all viewers with the same languages: heroes, rows, their first
// titles, and the data of their cards.
import type { EditorialLink } from '@matinee/contract';
import { countSlots } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type CardRow, selectCards } from '../../titles/index.ts';
import { listReferencedIds } from '../present/button.present.ts';
import { type ItemRow, selectFirstItems } from '../queries/bucket-items.queries.ts';
import {
  type BucketRow,
  type ReferencedTitle,
  type SectionRow,
  selectReferencedTitles,
  selectSection,
} from '../queries/section.queries.ts';
import { createItemParams } from './read-bucket-items.ts';

export interface SectionPartParams {
  sectionKey: string;
  /** Position of the last row of the previous part; null for the first part, which has the heroes. */
  after: number | null;
}

export interface SharedSection {
  section: SectionRow;
  rows: readonly BucketRow[];
  /** Whether more rows follow. */
  hasMore: boolean;
  /**
   * Items of each row that is not personal, by the database id of the row. A row with more items than it shows
   * has at least one of them here.
   */
  items: ReadonlyMap<number, readonly ItemRow[]>;
  cardRows: readonly CardRow[];
  /** Titles that buttons and animated backgrounds refer to, by public id. */
  referencedTitles: ReadonlyMap<string, ReferencedTitle>;
}

const maxRows = 20;
/** Enough cards for the widest screen, per line of a row. */
const maxCardsPerLine = 10;

export function getFirstPageSize({ displaySettings }: BucketRow): number {
  return countSlots(displaySettings.rowCount, maxCardsPerLine);
}

/** Returns null when the section does not exist. */
export async function readSharedSection(
  ctx: CallContext,
  { sectionKey: key, after }: SectionPartParams,
): Promise<SharedSection | null> {
  const { db, realm, now, languages } = ctx;
  const section = await selectSection(db, { realmId: realm.id, sectionKey: key, after, limit: maxRows + 1 });
  if (!section) return null;
  const rows = section.buckets.slice(0, maxRows);
  const sharedRows = rows.filter(({ source }) => source.kind !== 'continueWatching');
  const limit = Math.max(...rows.map(getFirstPageSize), 0) + 1;
  const [items, referencedTitles] = await Promise.all([
    selectFirstItems(db, {
      ...createItemParams(ctx, limit, false),
      bucketIds: sharedRows.map(({ id }) => id),
    }),
    selectReferencedTitles(db, { realmId: realm.id, now, publicIds: collectReferencedIds(section, rows) }),
  ]);
  const idsWithAllArtwork = [
    ...section.heroes.flatMap(({ contentId }) => contentId ?? []),
    ...rows.flatMap(({ displaySettings }) => displaySettings.background?.contentId ?? []),
  ];
  const ids = new Set([
    ...idsWithAllArtwork,
    ...[...referencedTitles.values()].flatMap(({ id, video }) => (video ? [id, video.id] : id)),
    ...[...items.values()].flatMap(collectContentIds),
  ]);
  const cardRowsById = await selectCards(db, {
    realmId: realm.id,
    now,
    languages,
    ids: [...ids],
    idsWithAllArtwork,
  });
  return {
    section,
    rows,
    hasMore: section.buckets.length > rows.length,
    items,
    cardRows: [...cardRowsById.values()],
    referencedTitles,
  };
}

function collectContentIds(items: readonly ItemRow[]): number[] {
  return items.map(({ content_id }) => content_id);
}

function collectReferencedIds(section: SectionRow, rows: readonly BucketRow[]): string[] {
  const animatedBackgroundIds = section.heroes.flatMap(({ data }) => data.animatedBackground?.entityId ?? []);
  return [...animatedBackgroundIds, ...collectLinks(section, rows).flatMap(listReferencedIds)];
}

/** The links of all buttons on a page. */
export function collectLinks(
  { heroes }: Pick<SectionRow, 'heroes'>,
  rows: readonly BucketRow[],
): EditorialLink[] {
  const buttons = [
    ...heroes.flatMap(({ data }) => [data.primaryButton, data.secondaryButton]),
    ...rows.flatMap(({ displaySettings }) => [displaySettings.primaryCta, displaySettings.secondaryCta]),
  ];
  return buttons.flatMap((button) => button?.link ?? []);
}
