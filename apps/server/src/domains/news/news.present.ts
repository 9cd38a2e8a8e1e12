// Row → contract shape. A missing translation is replaced by another language.
import type { NewsCard, NewsFeed, NewsItem } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import { presentArtwork } from '../titles/index.ts';
import type { FeedRow } from './queries/feeds.queries.ts';
import type { ItemDetailsRow, ItemRow } from './queries/items.queries.ts';

type Languages = readonly string[];

export function presentFeed({ name, titles }: FeedRow, languages: Languages): NewsFeed {
  return { feedName: name, title: pickText(titles, languages) ?? name };
}

export function presentCard(row: ItemRow, languages: Languages): NewsCard {
  const summary = pickText(row.summaries, languages);
  const { image } = row;
  return {
    id: row.public_id,
    type: 'DATA_FEED',
    feedName: row.feed_name,
    feedTitle: pickText(row.feed_titles, languages) ?? row.feed_name,
    title: pickText(row.titles, languages) ?? '',
    ...(summary && { description: summary }),
    publishedAt: row.published_at,
    ...(image && {
      thumbnail: presentArtwork(image),
    }),
  };
}

export function presentItem(row: ItemDetailsRow, languages: Languages): NewsItem {
  const language = [...languages, ...Object.keys(row.texts)].find((code) => row.texts[code]);
  return {
    ...presentCard(row, languages),
    text: (language !== undefined && row.texts[language]) || [],
    ...(row.author && { author: row.author }),
    ...(row.link && { link: row.link }),
    updatedAt: row.updated_at.toString(),
  };
}
