// A section page for one viewer: the shared part from the cache, and the personal part.
import type { Section } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { defineCursor, readPosition } from '../../../platform/paging/index.ts';
import {
  type CardRow,
  cutTitleListPage,
  type LoadCards,
  type LoadedCards,
  type TitleItem,
} from '../../titles/index.ts';
import type { LoadContinueWatching, LoadFeedCards, LoadFirstTitles } from '../ports.ts';
import { presentBucket } from '../present/bucket.present.ts';
import { findListToPlay } from '../present/button.present.ts';
import { presentHero } from '../present/hero.present.ts';
import type { BucketRow, HeroRow, ReferencedTitle } from '../queries/section.queries.ts';
import type { LoadSharedSection } from '../section-cache.ts';
import { getCursor, getMaxItems } from './read-bucket-items.ts';
import { collectLinks, getFirstPageSize, type SharedSection } from './read-shared-section.ts';

const rowCursor = defineCursor('rows of a section page by position', z.number());

export interface SectionServices {
  loadCards: LoadCards;
  loadContinueWatching: LoadContinueWatching;
  loadFeedCards: LoadFeedCards;
  loadFirstTitles: LoadFirstTitles;
  loadSharedSection: LoadSharedSection;
}

export async function readSection(
  { loadCards, loadContinueWatching, loadFeedCards, loadFirstTitles, loadSharedSection }: SectionServices,
  ctx: CallContext,
  key: string,
  lastSeen: string | undefined,
): Promise<Section | Refusal> {
  const startPosition = readPosition(ctx, rowCursor, lastSeen);
  if (isRefusal(startPosition)) return startPosition;
  const sharedSection = await loadSharedSection(ctx, { sectionKey: key, after: startPosition?.key ?? null });
  if (!sharedSection) return refuse('notFound');

  const { section, rows, items, hasMore } = sharedSection;
  const [continueWatching, feedPages, watchlists] = await Promise.all([
    readContinueWatching(ctx, rows, loadContinueWatching),
    readFeeds(ctx, rows, loadFeedCards),
    readWatchlists(ctx, sharedSection, loadFirstTitles),
  ]);
  const visibleCardRows = sharedSection.cardRows.filter((row) => isStillAvailable(row, ctx.now));
  const visibleIds = new Set(visibleCardRows.map(({ id }) => id));
  const personalIds = [
    ...continueWatching.map(({ content_id }) => content_id),
    ...watchlists.map(({ id }) => id),
  ];
  const missingIds = [...new Set(personalIds)].filter((id) => !visibleIds.has(id));
  const loadedCards = await loadCards(ctx, { ids: missingIds, loadedRows: visibleCardRows });
  const referencedTitles = new Map([
    ...sharedSection.referencedTitles,
    ...watchlists.map((list) => [list.publicId, list] as const),
  ]);
  const sectionContext = {
    languages: ctx.languages,
    referencedTitles,
    getCard: loadedCards.getCard,
  };
  const lastRow = rows.at(-1);
  const nextPosition = hasMore &&
    lastRow && { key: lastRow.position, rowsBefore: (startPosition?.rowsBefore ?? 0) + rows.length };
  return {
    section: section.key,
    title: pickText(section.title, ctx.languages) ?? section.key,
    heroes: section.heroes.flatMap((hero) =>
      presentHero(hero, findHeroSubject(hero, loadedCards), sectionContext),
    ),
    buckets: rows.flatMap((row) => {
      const feedPage = feedPages.get(row.id);
      if (feedPage) return presentBucket(row, feedPage, loadedCards, sectionContext);
      const rowItems = row.source.kind === 'continueWatching' ? continueWatching : (items.get(row.id) ?? []);
      const { ids, paging } = cutTitleListPage(ctx, rowItems, {
        cursor: getCursor(row.source),
        size: getFirstPageSize(row),
        rowsBefore: 0,
        maxRows: getMaxItems(row.source),
      });
      return presentBucket(row, { cards: loadedCards.getCards(ids), paging }, loadedCards, sectionContext);
    }),
    paging: {
      lastSeen: nextPosition ? ctx.cursors.write(rowCursor, ctx.realm.id, nextPosition) : null,
      moreDataAvailable: hasMore,
    },
  };
}

/** Reads one item more than the row shows, so that paging knows whether there are more. */
async function readContinueWatching(
  { db, realm, viewer, now }: CallContext,
  rows: readonly BucketRow[],
  loadContinueWatching: LoadContinueWatching,
): Promise<readonly TitleItem[]> {
  const personalRows = rows.filter(({ source }) => source.kind === 'continueWatching');
  if (personalRows.length === 0 || !viewer.profile) return [];
  const limit = Math.max(...personalRows.map(getFirstPageSize)) + 1;
  return loadContinueWatching(db, {
    realmId: realm.id,
    profileId: viewer.profile.id,
    now,
    after: null,
    limit,
  });
}

/** The watchlists that buttons play, each with its first title. */
async function readWatchlists(
  ctx: CallContext,
  { section, rows }: SharedSection,
  loadFirstTitles: LoadFirstTitles,
): Promise<ReferencedTitle[]> {
  const lists = collectLinks(section, rows).flatMap((link) =>
    link.type === 'WATCH_WATCHLIST' ? (findListToPlay(link) ?? []) : [],
  );
  if (lists.length === 0) return [];
  const firstTitles = await loadFirstTitles(ctx, lists);
  return [...firstTitles].map(([publicId, video]) => ({ publicId, id: video.id, video }));
}

type FeedPage = Exclude<Awaited<ReturnType<LoadFeedCards>>, Refusal>;

/** The first items of each row of a news feed, by the database id of the row. */
async function readFeeds(
  ctx: CallContext,
  rows: readonly BucketRow[],
  loadFeedCards: LoadFeedCards,
): Promise<ReadonlyMap<number, FeedPage>> {
  const entryPromises = rows.map(async (row) => {
    if (row.source.kind !== 'feed') return [];
    const params = { feed: row.source.feed, size: getFirstPageSize(row), lastSeen: undefined };
    const page = await loadFeedCards(ctx, params);
    return isRefusal(page) ? [] : [[row.id, page] as const];
  });
  return new Map((await Promise.all(entryPromises)).flat());
}

/** A cached title may have expired since it was loaded. */
function isStillAvailable({ available_until: availableUntil }: CardRow, now: Temporal.Instant): boolean {
  return availableUntil === null || Temporal.Instant.compare(now, availableUntil) < 0;
}

function findHeroSubject({ contentId }: HeroRow, loadedCards: LoadedCards) {
  const row = contentId === null ? undefined : loadedCards.rows.get(contentId);
  const card = row && loadedCards.getCard(row.id);
  return row && card && { row, card };
}
