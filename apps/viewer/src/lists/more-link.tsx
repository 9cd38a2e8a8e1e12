// The end of a list: a link to its next page, which with scripts is loaded in place, by itself when the end comes near.
import { ButtonLink } from '@matinee/ui';
import { type MouseEvent, useRef } from 'react';
import { useLabel } from '../environment/environment.ts';
import { useNear } from '../environment/use-near.ts';
import styles from './more.module.css';
import type { GoingOn } from './use-further-pages.ts';
import type { PagedList } from './use-paged.ts';

export interface MoreLinkProps {
  list: GoingOn & Pick<PagedList<unknown>, 'next'>;
  hrefOf: (lastSeen: string) => string;
}

export function MoreLink({ list, hrefOf }: MoreLinkProps) {
  const label = useLabel();
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoading, failed, loadMore, next } = list;
  useNear(end, hasMore && !isLoading && !failed, loadMore, '100%');
  if (!hasMore || next === null) return null;
  const goOn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadMore();
  };
  return (
    <div ref={end} className={styles.more}>
      {failed && <p role="alert">{label('moreFailed')}</p>}
      <ButtonLink
        href={hrefOf(next)}
        rel="next"
        icon={failed ? 'restart' : 'down'}
        busy={isLoading}
        onClick={goOn}
      >
        {failed ? label('retry') : label('showMore')}
      </ButtonLink>
    </div>
  );
}
