// More of the same kind, below a title. It is asked for once somebody comes near it, and its absence is no fault.
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { CodeBoundary } from '../environment/code-boundary.tsx';
import { useNear } from '../environment/use-near.ts';

const RelatedRail = lazy(() => import('./related-rail.tsx'));

export function RelatedTitles({ id }: { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const turnTo = useCallback(() => setNear(true), []);
  useNear(box, !isNear, turnTo);
  return (
    <div ref={box}>
      {isNear && (
        <CodeBoundary>
          <Suspense>
            <RelatedRail key={id} id={id} />
          </Suspense>
        </CodeBoundary>
      )}
    </div>
  );
}
