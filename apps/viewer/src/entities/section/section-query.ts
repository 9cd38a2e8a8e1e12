// The page of heroes and rows, and more of it.
import { CallError } from '@matinee/client';
import type { Bucket, Card, Section } from '@matinee/contract';
import { chooseCardLayout, countRowItems } from '@matinee/rules';
import { pageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** Rows and cards that the document carries whole; the rest is asked for when it comes near. */
const documentRows = 2;
/** The widest screens show eight wide cards and ten narrow ones. */
const documentCards = { wide: 8, narrow: 10 };

export function sectionQuery({ caller, language }: RequestContext, section: string) {
  return pageQuery<Section>({
    queryKey: ['section', section, language],
    queryFn: ({ signal }) => caller.call('getSection', { params: { section }, query: {}, signal }),
    meta: { forDocument: trimSection },
  });
}

const homeSection = 'HOME';

/** The home page. A realm whose editors have not made one yet has an empty one. */
export function homeQuery(asking: RequestContext) {
  const query = sectionQuery(asking, homeSection);
  return pageQuery<Section>({
    ...query,
    queryFn: async (context) => {
      try {
        return await query.queryFn(context);
      } catch (error) {
        if (error instanceof CallError && error.code === 'notFound') return emptyHome;
        throw error;
      }
    },
  });
}

const emptyHome: Section = {
  section: homeSection,
  title: '',
  heroes: [],
  buckets: [],
  paging: { lastSeen: null, moreDataAvailable: false },
};

export function fetchSectionPage(
  { caller }: RequestContext,
  section: string,
  lastSeen: string | undefined,
  signal: AbortSignal,
) {
  return caller.call('getSection', { params: { section }, query: { lastSeen }, signal });
}

/** The next page of a row, as many as such a row has; from its start without `lastSeen`. */
export function fetchBucketPage(
  { caller }: RequestContext,
  section: string,
  bucketId: string,
  lastSeen: string | undefined,
  signal: AbortSignal,
) {
  const query = { lastSeen, displayGeoblocked: 'true' };
  return caller.call('getBucketPage', { params: { section, bucketId }, query, signal });
}

/**
 * Channels stay, all of them: they are the lines of a guide, which has its height from them. A row that was made
 * shorter has a page of `lastSeen: null`: more there is, from the start.
 */
export function trimSection(section: Section): Section {
  return {
    ...section,
    heroes: section.heroes.map((hero) => ({ ...hero, content: hero.content && linkOf(hero.content) })),
    buckets: section.buckets.map((bucket, index) => trimBucket(bucket, cardsInDocument(bucket, index))),
  };
}

function cardsInDocument({ type, rowTypeData, contentList }: Bucket, index: number): number {
  if (type === 'EPG') return contentList.length;
  if (index >= documentRows) return 0;
  const isWide = chooseCardLayout({ type, ...rowTypeData }).kind === 'card';
  return countRowItems(rowTypeData.rowCount, isWide ? documentCards.wide : documentCards.narrow);
}

function trimBucket(bucket: Bucket, count: number): Bucket {
  const kept = bucket.contentList.slice(0, count).map((card) => trimCard(card, bucket));
  const whole = kept.length === bucket.contentList.length;
  return {
    ...bucket,
    contentList: kept,
    paging: whole ? bucket.paging : { lastSeen: null, moreDataAvailable: true },
  };
}

function trimCard(card: Card, { type, rowTypeData }: Bucket): Card {
  const { thumbnailUrl, description, poster, thumbnail, genres, ...rest } = card;
  return {
    ...rest,
    genres: genres?.slice(0, 1),
    ...(chooseCardLayout({ type, ...rowTypeData }).shape === 'poster'
      ? { poster: poster ?? thumbnail }
      : { thumbnail: thumbnail ?? poster }),
    ...(type === 'CONTENT_HIGHLIGHT' && { description }),
  };
}

/** What the hero says of its title, and what decides where its buttons lead. */
function linkOf(card: Card): Card {
  const { thumbnailUrl, thumbnail, poster, description, programmingInfo, programmes, ...rest } = card;
  return rest;
}
