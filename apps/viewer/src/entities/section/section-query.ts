// Queries of sections, and of further pages of sections and rows.
import { CallError } from '@matinee/client';
import type { Bucket, Card, Section } from '@matinee/contract';
import { chooseCardLayout, countSlots } from '@matinee/rules';
import { createPageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** The document contains the cards of the first rows; the cards of other rows load near the viewport. */
const maxDocumentRows = 2;
/** The widest screens show eight wide or ten narrow cards. */
const maxDocumentCards = { wide: 8, narrow: 10 };

export function createSectionQuery({ caller, language }: RequestContext, sectionKey: string) {
  return createPageQuery<Section>({
    queryKey: ['section', sectionKey, language],
    queryFn: ({ signal }) =>
      caller.call('getSection', { params: { section: sectionKey }, query: {}, signal }),
    meta: { trimForDocument: trimSection },
  });
}

export const homeSectionKey = 'HOME';

/** The home page; empty for a realm without one. */
export function createHomeQuery(context: RequestContext) {
  const query = createSectionQuery(context, homeSectionKey);
  return createPageQuery<Section>({
    ...query,
    queryFn: async (queryContext) => {
      try {
        return await query.queryFn(queryContext);
      } catch (error) {
        if (error instanceof CallError && error.code === 'notFound') return emptyHome;
        throw error;
      }
    },
  });
}

const emptyHome: Section = {
  section: homeSectionKey,
  title: '',
  heroes: [],
  buckets: [],
  paging: { lastSeen: null, moreDataAvailable: false },
};

export function fetchSectionPage(
  { caller }: RequestContext,
  sectionKey: string,
  lastSeen: string | undefined,
  signal: AbortSignal,
) {
  return caller.call('getSection', { params: { section: sectionKey }, query: { lastSeen }, signal });
}

/** Fetches the page of a row after the cursor `lastSeen`, or its first page without a cursor. */
export function fetchBucketPage(
  { caller }: RequestContext,
  sectionKey: string,
  bucketId: string,
  lastSeen: string | undefined,
  signal: AbortSignal,
) {
  const query = { lastSeen, displayGeoblocked: 'true' };
  return caller.call('getBucketPage', { params: { section: sectionKey, bucketId }, query, signal });
}

/**
 * Reduces a section for the document. Guides keep all channels, which define their height. A row without all its
 * cards has `lastSeen: null`: it loads from the start.
 */
export function trimSection(section: Section): Section {
  return {
    ...section,
    heroes: section.heroes.map((hero) => ({
      ...hero,
      content: hero.content && trimHeroContent(hero.content),
    })),
    buckets: section.buckets.map((bucket, index) => trimBucket(bucket, countDocumentCards(bucket, index))),
  };
}

function countDocumentCards({ type, rowTypeData, contentList }: Bucket, index: number): number {
  if (type === 'EPG') return contentList.length;
  if (index >= maxDocumentRows) return 0;
  const isWide = chooseCardLayout({ type, ...rowTypeData }).kind === 'card';
  return countSlots(rowTypeData.rowCount, isWide ? maxDocumentCards.wide : maxDocumentCards.narrow);
}

function trimBucket(bucket: Bucket, count: number): Bucket {
  const contentList = bucket.contentList.slice(0, count).map((card) => trimCard(card, bucket));
  const isComplete = contentList.length === bucket.contentList.length;
  return {
    ...bucket,
    contentList,
    paging: isComplete ? bucket.paging : { lastSeen: null, moreDataAvailable: true },
  };
}

function trimCard(card: Card, { type, rowTypeData }: Bucket): Card {
  const { thumbnailUrl, description, poster, thumbnail, genres, ...usedFields } = card;
  return {
    ...usedFields,
    genres: genres?.slice(0, 1),
    ...(chooseCardLayout({ type, ...rowTypeData }).shape === 'poster'
      ? { poster: poster ?? thumbnail }
      : { thumbnail: thumbnail ?? poster }),
    ...(type === 'CONTENT_HIGHLIGHT' && { description }),
  };
}

/** Keeps the fields that the hero shows or that decide the links of its buttons. */
function trimHeroContent(card: Card): Card {
  const { thumbnailUrl, thumbnail, poster, description, programmingInfo, programmes, ...usedFields } = card;
  return usedFields;
}
