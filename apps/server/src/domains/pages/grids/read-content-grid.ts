// A page of a grid: which titles come next, as cards for this viewer.
import type { ContentGrid, ContentType, GridSort } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import {
  cutPage,
  type DealCards,
  type GenresOf,
  type ItemCursor,
  type ItemPage,
  readItemCursor,
  type SortedBy,
} from '../../titles/index.ts';
import { itemsAsked, readBucketItems, sortedBy } from '../operations/read-bucket-items.ts';
import type { ContinueWatching, FeedCards } from '../ports.ts';
import type { BucketRow } from '../queries/section.queries.ts';
import { type FoundGrid, findGrid } from './find-grid.ts';
import { selectGrid } from './grid.queries.ts';
import type { GridRule } from './grid-rule.ts';

export interface GridServices {
  deal: DealCards;
  genresOf: GenresOf;
  continueWatching: ContinueWatching;
  feedCards: FeedCards;
}

export interface ContentGridAsked {
  id: string;
  size: number;
  lastSeen?: string | undefined;
  displayGeoblocked?: boolean | undefined;
  refines: { genre?: string | undefined; type?: ContentType | undefined; sort?: GridSort | undefined };
}

export async function readContentGrid(
  services: GridServices,
  ctx: CallContext,
  { id, size, lastSeen, displayGeoblocked, refines }: ContentGridAsked,
): Promise<ContentGrid | Refusal> {
  const found = await findGrid(ctx, id, services.genresOf);
  if (!found) return refuse('notFound');
  const grid = await refined(services, ctx, found, refines);
  if (typeof grid === 'string') return refuse('badRequest', undefined, [grid]);
  const noPlace = () => refuse('badRequest', undefined, ['query.lastSeen: not a place in this grid']);
  if ('bucket' in grid && grid.bucket.source.kind === 'feed') {
    const { feed } = grid.bucket.source;
    const news = await services.feedCards(ctx, { feed, size, lastSeen: lastSeen ?? null });
    return news ? { id, title: grid.title, contentList: news.cards, paging: news.paging } : noPlace();
  }
  const after = lastSeen === undefined ? null : readItemCursor(lastSeen, sortOf(grid));
  if (after === undefined) return noPlace();
  const page = { size, after, hideClosedByBorders: displayGeoblocked === false };
  const { ids, paging, released } =
    'rule' in grid
      ? await readByRule(ctx, grid.rule, page)
      : { ...(await readRow(services, ctx, grid.bucket, page)), released: noDates };
  const dealt = await services.deal(ctx, { ids });
  const contentList = ids.flatMap((contentId) => {
    const card = dealt.card(contentId);
    const releasedAt = released.get(contentId);
    return card ? { ...card, ...(releasedAt !== undefined && { releasedAt }) } : [];
  });
  return { id, title: grid.title, contentList, paging };
}

interface Page {
  size: number;
  after: ItemCursor | null;
  hideClosedByBorders: boolean;
}

const noDates: ReadonlyMap<number, string> = new Map();

/** The grid with what the viewer has chosen, or why that cannot be. */
async function refined(
  { genresOf }: GridServices,
  { db, realm }: CallContext,
  grid: FoundGrid,
  { genre, type, sort }: ContentGridAsked['refines'],
): Promise<FoundGrid | string> {
  if (genre === undefined && type === undefined && sort === undefined) return grid;
  if (!('rule' in grid)) return 'query: this grid is in an order of its own and takes no genre, type or sort';
  if (genre !== undefined) {
    const genres = await genresOf(db, realm.id);
    if (![...genres.values()].some(({ key }) => key === genre)) return 'query.genre: there is no such genre';
  }
  const { rule } = grid;
  return {
    ...grid,
    rule: {
      ...rule,
      ...(genre !== undefined && { genres: [...rule.genres, genre] }),
      ...(type !== undefined && { types: [type] }),
      ...(sort !== undefined && { sort }),
    },
  };
}

function sortOf(grid: FoundGrid): SortedBy {
  if ('bucket' in grid) return sortedBy(grid.bucket.source);
  return grid.rule.sort === 'title' ? 'text' : 'instant';
}

async function readByRule(
  ctx: CallContext,
  rule: GridRule,
  { size, after, hideClosedByBorders }: Page,
): Promise<ItemPage & { released: ReadonlyMap<number, string> }> {
  const asked = itemsAsked(ctx, size + 1, hideClosedByBorders);
  const from = after && { key: after.k, publicId: after.c };
  const items = await selectGrid(ctx.db, rule, { ...asked, after: from });
  const released =
    rule.sort === 'newest' ? new Map(items.map(({ content_id, key }) => [content_id, key])) : noDates;
  return { ...cutPage(items, { size, seen: after?.n ?? 0 }), released };
}

function readRow(
  { continueWatching }: GridServices,
  ctx: CallContext,
  bucket: BucketRow,
  page: Page,
): Promise<ItemPage> {
  return readBucketItems(ctx, bucket, page, continueWatching);
}
