// A page: its heroes and the first cards of each of its rows. The number of queries does not grow with the page.
import type { Bucket, Section } from '@matinee/contract';
import { textIn } from '@matinee/rules';
import { type CallContext, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { DealCards, DealtCards } from '../cards.ts';
import { readRowCursor, writeCursor } from '../cursor.ts';
import { presentHero } from '../hero.present.ts';
import type { ContinueWatching } from '../ports.ts';
import { type BucketRow, type HeroRow, selectFirstItems, selectStage } from '../queries/stage.queries.ts';
import { cutPage, type Item, type ItemPage, itemsAsked } from './read-bucket-items.ts';

export interface SectionServices {
  deal: DealCards;
  continueWatching: ContinueWatching;
}

const rowsAtOnce = 20;
/** Enough for the widest screen, per line of a row. */
const cardsAtOnce = 10;

export async function readSection(
  { deal, continueWatching }: SectionServices,
  ctx: CallContext,
  key: string,
  lastSeen: string | undefined,
): Promise<Section | Refusal> {
  const after = lastSeen === undefined ? null : readRowCursor(lastSeen);
  if (after === undefined)
    return refuse('badRequest', undefined, ['query.lastSeen: not a place in this page']);
  const stage = await selectStage(ctx.db, {
    realmId: ctx.realm.id,
    section: key,
    after,
    limit: rowsAtOnce + 1,
  });
  if (!stage) return refuse('notFound');

  const rows = stage.buckets.slice(0, rowsAtOnce);
  const pages = await readFirstPages(ctx, rows, continueWatching);
  const heroIds = stage.heroes.flatMap(({ contentId }) => contentId ?? []);
  const ids = new Set([...heroIds, ...[...pages.values()].flatMap((page) => page.ids)]);
  const dealt = await deal(ctx, { ids: [...ids], withAllArtwork: heroIds });
  const last = rows.at(-1);
  const goesOn = stage.buckets.length > rows.length;
  return {
    section: stage.key,
    title: textIn(stage.title, ctx.languages) ?? stage.key,
    heroes: stage.heroes.flatMap((hero) => presentHero(hero, subjectOf(hero, dealt), ctx.languages)),
    buckets: rows.flatMap((row) => presentBucket(row, pages.get(row.id), dealt, ctx.languages)),
    paging: {
      lastSeen: goesOn && last ? writeCursor({ p: last.position }) : null,
      moreDataAvailable: goesOn,
    },
  };
}

async function readFirstPages(
  ctx: CallContext,
  rows: readonly BucketRow[],
  continueWatching: ContinueWatching,
): Promise<Map<number, ItemPage>> {
  const shared = rows.filter(({ source }) => source.kind !== 'continueWatching');
  const personal = rows.filter(({ source }) => source.kind === 'continueWatching');
  const limit = Math.max(...rows.map(sizeOf), 0) + 1;
  const asked = itemsAsked(ctx, limit, false);
  const [byRow, watching] = await Promise.all([
    selectFirstItems(ctx.db, { ...asked, bucketIds: shared.map(({ id }) => id) }),
    personal.length > 0 && ctx.viewer.profile
      ? continueWatching(ctx.db, {
          realmId: ctx.realm.id,
          profileId: ctx.viewer.profile.id,
          now: ctx.now,
          after: null,
          limit,
        })
      : [],
  ]);
  const itemsOf = (row: BucketRow): readonly Item[] =>
    row.source.kind === 'continueWatching' ? watching : (byRow.get(row.id) ?? []);
  return new Map(rows.map((row) => [row.id, cutPage(row.source, itemsOf(row), sizeOf(row), 0)]));
}

function sizeOf({ rowData }: BucketRow): number {
  return cardsAtOnce * rowData.rowCount;
}

function subjectOf({ contentId }: HeroRow, dealt: DealtCards) {
  const row = contentId === null ? undefined : dealt.rows.get(contentId);
  const card = row && dealt.card(row.id);
  return row && card && { row, card };
}

/** Nothing when there is nothing to show. */
function presentBucket(
  row: BucketRow,
  page: ItemPage | undefined,
  dealt: DealtCards,
  languages: readonly string[],
): Bucket[] {
  const contentList = dealt.cards(page?.ids ?? []);
  if (!page || contentList.length === 0) return [];
  const { descriptions, ...rowTypeData } = row.rowData;
  const name = textIn(row.names, languages) ?? row.exid;
  const description = textIn(descriptions, languages);
  return [
    {
      bucketId: row.publicId,
      exid: row.exid,
      name,
      type: row.type,
      contentList,
      paging: page.paging,
      rowTypeData: { ...rowTypeData, title: name, ...(description && { description }) },
    },
  ];
}
