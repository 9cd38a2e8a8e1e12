// The reviews on the page of a title, loaded near the viewport. Without scripts a link leads to the page with
// reviews.
import type { Card } from '@matinee/contract';
import { slugify } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useLocation } from 'react-router';
import { useOnceNearViewport } from '../../../shared/browser/use-near-viewport.ts';
import { ChunkSuspense, lazyChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import type { Reviews } from './reviews.tsx';
import styles from './title-reviews.module.css';

const importReviews = () => import('./reviews.tsx');
const DeferredReviews = lazyChunk(() => importReviews().then(({ Reviews }) => ({ default: Reviews })));
let loadedReviews: typeof Reviews | undefined;

/** Loads the code of the reviews before server rendering, which does not wait for lazy chunks. */
export async function preloadReviews(): Promise<void> {
  loadedReviews = (await importReviews()).Reviews;
}

export function TitleReviews({ title }: { title: Card }) {
  const { realm, label, paths } = useEnvironment();
  const startCursor = new URLSearchParams(useLocation().search).get('lastSeen');
  const { container, isNear } = useOnceNearViewport('10%', startCursor !== null);
  if (!realm.features.reviews) return null;
  const getPageHref = (lastSeen: string) =>
    paths.buildPath('VOD', { eventId: title.id, eventTitle: slugify(title.title) }, { query: { lastSeen } });
  const ReviewsComponent = loadedReviews ?? DeferredReviews;
  return (
    <div ref={container}>
      {isNear ? (
        <ChunkSuspense>
          <ReviewsComponent
            key={`${title.id} ${startCursor}`}
            title={title}
            startCursor={startCursor || null}
            getPageHref={getPageHref}
          />
        </ChunkSuspense>
      ) : (
        <p className={styles.link}>
          <ButtonLink href={getPageHref('')}>{label('reviews')}</ButtonLink>
        </p>
      )}
    </div>
  );
}
