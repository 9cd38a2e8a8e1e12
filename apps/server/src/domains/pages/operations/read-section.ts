// A page as one viewer sees it: what everybody shares of it, and what is their own.
import type { Section } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { defineCursor, readPosition } from '../../../platform/paging/index.ts';
import {
  type CardRow,
  cutTitlePage,
  type DealCards,
  type DealtCards,
  type TitleItem,
} from '../../titles/index.ts';
import type { ContinueWatching, FeedCards, WatchlistFirsts } from '../ports.ts';
import { presentBucket } from '../present/bucket.present.ts';
import { watchedList } from '../present/button.present.ts';
import { presentHero } from '../present/hero.present.ts';
import type { BucketRow, HeroRow, NamedTitle } from '../queries/section.queries.ts';
import type { StageOf } from '../section-cache.ts';
import { cursorOf, maxItemsOf } from './read-bucket-items.ts';
import { firstPageSize, linksOn, type SharedStage } from './read-shared-section.ts';

const rowCursor = defineCursor('rows of a section page by position', z.number());

export interface SectionServices {
  deal: DealCards;
  continueWatching: ContinueWatching;
  feedCards: FeedCards;
  watchlistFirsts: WatchlistFirsts;
  stageOf: StageOf;
}

export async function readSection(
  { deal, continueWatching, feedCards, watchlistFirsts, stageOf }: SectionServices,
  ctx: CallContext,
  key: string,
  lastSeen: string | undefined,
): Promise<Section | Refusal> {
  const after = readPosition(ctx, rowCursor, lastSeen);
  if (isRefusal(after)) return after;
  const shared = await stageOf(ctx, { section: key, after: after?.key ?? null });
  if (!shared) return refuse('notFound');

  const { stage, rows, items, goesOn } = shared;
  const [watching, news, watched] = await Promise.all([
    readWatching(ctx, rows, continueWatching),
    readFeeds(ctx, rows, feedCards),
    readWatchlists(ctx, shared, watchlistFirsts),
  ]);
  const known = shared.cards.filter((row) => isOpenAt(row, ctx.now));
  const knownIds = new Set(known.map(({ id }) => id));
  const own = [...watching.map(({ content_id }) => content_id), ...watched.map(({ id }) => id)];
  const ownIds = [...new Set(own)].filter((id) => !knownIds.has(id));
  const dealt = await deal(ctx, { ids: ownIds, known });
  const named = new Map([...shared.named, ...watched.map((list) => [list.publicId, list] as const)]);
  const frame = { languages: ctx.languages, named, card: dealt.card };
  const last = rows.at(-1);
  const next = goesOn && last && { key: last.position, seen: (after?.seen ?? 0) + rows.length };
  return {
    section: stage.key,
    title: pickText(stage.title, ctx.languages) ?? stage.key,
    heroes: stage.heroes.flatMap((hero) => presentHero(hero, subjectOf(hero, dealt), frame)),
    buckets: rows.flatMap((row) => {
      const ofFeed = news.get(row.id);
      if (ofFeed) return presentBucket(row, ofFeed, dealt, frame);
      const ofRow = row.source.kind === 'continueWatching' ? watching : (items.get(row.id) ?? []);
      const { ids, paging } = cutTitlePage(ctx, ofRow, {
        cursor: cursorOf(row.source),
        size: firstPageSize(row),
        seen: 0,
        maxRows: maxItemsOf(row.source),
      });
      return presentBucket(row, { cards: dealt.cards(ids), paging }, dealt, frame);
    }),
    paging: {
      lastSeen: next ? ctx.cursors.write(rowCursor, ctx.realm.id, next) : null,
      moreDataAvailable: goesOn,
    },
  };
}

/** One more than is shown, when there are more. */
async function readWatching(
  { db, realm, viewer, now }: CallContext,
  rows: readonly BucketRow[],
  continueWatching: ContinueWatching,
): Promise<readonly TitleItem[]> {
  const personal = rows.filter(({ source }) => source.kind === 'continueWatching');
  if (personal.length === 0 || !viewer.profile) return [];
  const limit = Math.max(...personal.map(firstPageSize)) + 1;
  return continueWatching(db, { realmId: realm.id, profileId: viewer.profile.id, now, after: null, limit });
}

/** The watchlists that buttons begin to play, each with the title that it begins with. */
async function readWatchlists(
  ctx: CallContext,
  { stage, rows }: SharedStage,
  watchlistFirsts: WatchlistFirsts,
): Promise<NamedTitle[]> {
  const lists = linksOn(stage, rows).flatMap((link) =>
    link.type === 'WATCH_WATCHLIST' ? (watchedList(link) ?? []) : [],
  );
  if (lists.length === 0) return [];
  const firsts = await watchlistFirsts(ctx, lists);
  return [...firsts].map(([publicId, video]) => ({ publicId, id: video.id, video }));
}

type FeedPage = Exclude<Awaited<ReturnType<FeedCards>>, Refusal>;

/** The first items of each row of news, by the row's key. */
async function readFeeds(
  ctx: CallContext,
  rows: readonly BucketRow[],
  feedCards: FeedCards,
): Promise<ReadonlyMap<number, FeedPage>> {
  const read = rows.map(async (row) => {
    if (row.source.kind !== 'feed') return [];
    const asked = { feed: row.source.feed, size: firstPageSize(row), lastSeen: undefined };
    const page = await feedCards(ctx, asked);
    return isRefusal(page) ? [] : [[row.id, page] as const];
  });
  return new Map((await Promise.all(read)).flat());
}

/** What was open when the page was read may have closed since. */
function isOpenAt({ available_until: until }: CardRow, now: Temporal.Instant): boolean {
  return until === null || Temporal.Instant.compare(now, until) < 0;
}

function subjectOf({ contentId }: HeroRow, dealt: DealtCards) {
  const row = contentId === null ? undefined : dealt.rows.get(contentId);
  const card = row && dealt.card(row.id);
  return row && card && { row, card };
}
