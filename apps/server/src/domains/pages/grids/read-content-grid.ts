// One page of a grid as cards for this viewer.
import type { ContentGrid, ContentType, GridSort } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import {
  type LoadCards,
  type LoadGenres,
  readTitleListPage,
  type TitleListPage,
} from '../../titles/index.ts';
import { createItemParams, readBucketItems, titleCursors } from '../operations/read-bucket-items.ts';
import type { LoadContinueWatching, LoadFeedCards } from '../ports.ts';
import { findGrid, type ResolvedGrid } from './find-grid.ts';
import { selectGridItems } from './grid.queries.ts';
import type { GridRule } from './grid-rule.ts';

export interface GridServices {
  loadCards: LoadCards;
  loadGenres: LoadGenres;
  loadContinueWatching: LoadContinueWatching;
  loadFeedCards: LoadFeedCards;
}

export interface ContentGridInput {
  id: string;
  size: number;
  lastSeen?: string | undefined;
  displayGeoblocked?: boolean | undefined;
  refinements: { genre?: string | undefined; type?: ContentType | undefined; sort?: GridSort | undefined };
}

export async function readContentGrid(
  services: GridServices,
  ctx: CallContext,
  { id, size, lastSeen, displayGeoblocked, refinements }: ContentGridInput,
): Promise<ContentGrid | Refusal> {
  const foundGrid = await findGrid(ctx, id, services.loadGenres);
  if (!foundGrid) return refuse('notFound');
  const grid = await applyRefinements(services, ctx, foundGrid, refinements);
  if (typeof grid === 'string') return refuse('badRequest', undefined, [grid]);
  if ('bucket' in grid && grid.bucket.source.kind === 'feed') {
    const { feed } = grid.bucket.source;
    const news = await services.loadFeedCards(ctx, { feed, size, lastSeen });
    if (isRefusal(news)) return news;
    return { id, title: grid.title, contentList: news.cards, paging: news.paging };
  }
  const request = { size, lastSeen, omitGeoblocked: displayGeoblocked === false };
  const releaseTimes = new Map<number, string>();
  const page =
    'rule' in grid
      ? await readRulePage(ctx, grid.rule, { ...request, releaseTimes })
      : await readBucketItems(ctx, grid.bucket, request, services.loadContinueWatching);
  if (isRefusal(page)) return page;
  const { ids, paging } = page;
  const loadedCards = await services.loadCards(ctx, { ids });
  const contentList = ids.flatMap((contentId) => {
    const card = loadedCards.getCard(contentId);
    const releasedAt = releaseTimes.get(contentId);
    return card ? { ...card, ...(releasedAt !== undefined && { releasedAt }) } : [];
  });
  return { id, title: grid.title, contentList, paging };
}

interface RulePageRequest {
  size: number;
  lastSeen: string | undefined;
  omitGeoblocked: boolean;
  /** Receives the publication times of the titles when the grid is sorted by them. */
  releaseTimes: Map<number, string>;
}

/** Applies the filters and sort order that the viewer chose, or returns an error message. */
async function applyRefinements(
  { loadGenres }: GridServices,
  { db, realm }: CallContext,
  grid: ResolvedGrid,
  { genre, type, sort }: ContentGridInput['refinements'],
): Promise<ResolvedGrid | string> {
  if (genre === undefined && type === undefined && sort === undefined) return grid;
  if (!('rule' in grid)) return 'query: this grid has a fixed order and accepts no genre, type or sort';
  if (genre !== undefined) {
    const genres = await loadGenres(db, realm.id);
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

function readRulePage(
  ctx: CallContext,
  rule: GridRule,
  { size, lastSeen, omitGeoblocked, releaseTimes }: RulePageRequest,
): Promise<TitleListPage | Refusal> {
  return readTitleListPage(ctx, {
    cursor: rule.sort === 'title' ? titleCursors.title : titleCursors.time,
    lastSeen,
    size,
    async read(after, limit) {
      const items = await selectGridItems(ctx.db, rule, {
        ...createItemParams(ctx, limit, omitGeoblocked),
        after,
      });
      if (rule.sort === 'newest') for (const { content_id, key } of items) releaseTimes.set(content_id, key);
      return items;
    },
  });
}
