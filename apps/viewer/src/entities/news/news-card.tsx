import type { NewsCard as NewsCardItem } from '@matinee/contract';
import { Card, gridImageSizes } from '@matinee/ui';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { formatFullDate } from '../../shared/i18n/date-formats.ts';

export interface NewsCardProps {
  item: NewsCardItem;
  loading: 'eager' | 'lazy';
  /** Shows the feed's title. */
  hasFeedTitle?: boolean;
}

export function NewsCard({ item, loading, hasFeedTitle = false }: NewsCardProps) {
  const { paths, language } = useEnvironment();
  const { id, feedName, feedTitle, title, publishedAt, description, thumbnail } = item;
  const day = formatFullDate(language, publishedAt);
  return (
    <Card
      id={id}
      href={paths.buildPath('NEWS_ITEM', { feedName, newId: id })}
      title={title}
      metadata={hasFeedTitle ? `${day} · ${feedTitle}` : day}
      description={description}
      textVariant="more"
      shape="landscape"
      image={thumbnail}
      sizes={gridImageSizes.landscape}
      loading={loading}
    />
  );
}
