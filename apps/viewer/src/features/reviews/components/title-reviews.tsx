// The place of reviews on the page of a title: asked for once somebody comes near it. Without scripts a link leads to the
// page with them.
import type { Card } from '@matinee/contract';
import { slugify } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useOnceNearViewport } from '../../../shared/browser/use-near-viewport.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import type { Reviews as View } from './reviews.tsx';
import styles from './title-reviews.module.css';

const load = () => import('./reviews.tsx');
const Later = lazy(() => load().then(({ Reviews }) => ({ default: Reviews })));
let known: typeof View | undefined;

/** On the server nothing comes later. */
export async function readyReviews(): Promise<void> {
  known = (await load()).Reviews;
}

export function TitleReviews({ title }: { title: Card }) {
  const { realm, label, paths } = useEnvironment();
  const asked = new URLSearchParams(useLocation().search).get('lastSeen');
  const { box, isNear } = useOnceNearViewport('10%', asked !== null);
  if (!realm.features.reviews) return null;
  const hrefOf = (lastSeen: string) =>
    paths.route('VOD', { eventId: title.id, eventTitle: slugify(title.title) }, { query: { lastSeen } });
  const Shown = known ?? Later;
  return (
    <div ref={box}>
      {isNear ? (
        <Suspense fallback={null}>
          <Shown key={`${title.id} ${asked}`} title={title} start={asked || null} hrefOf={hrefOf} />
        </Suspense>
      ) : (
        <p className={styles.way}>
          <ButtonLink href={hrefOf('')}>{label('reviews')}</ButtonLink>
        </p>
      )}
    </div>
  );
}
