// What else there is: the rows of the home page know which titles belong together.
import type { Card, Section, Video } from '@matinee/contract';

export interface Related {
  /** The row's own name. */
  name: string;
  titles: Card[];
}

const most = 12;

/** The row that holds the title, else the one with most titles of its genre; null when no row fits. */
export function relatedTitles(video: Video, section: Section): Related | null {
  const genre = video.genres?.[0];
  const ranked = section.buckets
    .map((bucket) => ({ bucket, rank: rankOf(bucket.contentList, video, genre) }))
    .filter(({ rank, bucket }) => rank > 0 && bucket.contentList.length > 2)
    .sort((one, other) => other.rank - one.rank);
  const best = ranked[0]?.bucket;
  if (!best) return null;
  const titles = best.contentList.filter(({ id }) => id !== video.id).slice(0, most);
  return { name: best.name, titles };
}

function rankOf(cards: readonly Card[], video: Video, genre: string | undefined): number {
  if (cards.some(({ seriesId }) => seriesId && seriesId === video.seriesId)) return 3;
  const alike = genre
    ? cards.filter(({ genres }) => genres?.includes(genre)).length / Math.max(1, cards.length)
    : 0;
  return alike + (cards.some(({ id }) => id === video.id) ? 0.5 : 0);
}
