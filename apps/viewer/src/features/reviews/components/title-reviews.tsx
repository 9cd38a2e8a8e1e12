// The place of reviews on the page of a title: asked for once somebody comes near it.
import type { Card } from '@matinee/contract';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { useNear } from '../../../environment/use-near.ts';

const Reviews = lazy(() => import('./reviews.tsx').then(({ Reviews: view }) => ({ default: view })));

export function TitleReviews({ title }: { title: Card }) {
  const { realm } = useEnvironment();
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const turnTo = useCallback(() => setNear(true), []);
  useNear(box, !isNear, turnTo, '10%');
  if (!realm.features.reviews) return null;
  return (
    <div ref={box}>
      {isNear && (
        <Suspense fallback={null}>
          <Reviews key={title.id} title={title} />
        </Suspense>
      )}
    </div>
  );
}
