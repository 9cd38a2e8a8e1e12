// A news item: image, text, and a link to the original article.

import type { NewsItem } from '@matinee/contract';
import { breakpoints } from '@matinee/rules';
import { Artwork, Icon } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { formatFullDate } from '../../shared/i18n/date-formats.ts';
import styles from './news-article.module.css';

/** `children` is the text. */
export function NewsArticle({ item, children }: { item: NewsItem; children: ReactNode }) {
  const { label, language, paths } = useEnvironment();
  const { title, description, publishedAt, feedName, feedTitle, author, thumbnail, link, text } = item;
  return (
    <article className={styles.item}>
      <header className={styles.header}>
        <p className={styles.feed}>
          <a href={paths.buildPath('NEWS', {}, { query: { feed: feedName } })} data-focus-item>
            {feedTitle}
          </a>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.metadata}>
          <time dateTime={publishedAt}>{formatFullDate(language, publishedAt)}</time>
          {author && <span>{label('newsBy', { author })}</span>}
        </p>
      </header>
      {thumbnail && (
        <Artwork
          image={thumbnail}
          shape="landscape"
          sizes={`(width <= ${breakpoints.wide}px) 92vw, 1000px`}
          loading="eager"
          priority="high"
          alt=""
          className={styles.image}
          fallback={<Icon name="film" />}
        />
      )}
      {text.length > 0 ? children : description && <p className={styles.summary}>{description}</p>}
      {link && (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer" data-focus-item>
          <span>{label('newsReadOriginal')}</span>
          <Icon name="next" />
        </a>
      )}
    </article>
  );
}
