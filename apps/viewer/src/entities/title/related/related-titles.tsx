// More of the same kind, below a title. It is asked for once somebody comes near it, and its absence is no fault.
import { lazy, Suspense } from 'react';
import { useOnceNear } from '../../../shared/browser/use-near-viewport.ts';
import { CodeBoundary } from '../../../shared/errors/chunk-error-boundary.tsx';

const RelatedRail = lazy(() => import('./related-rail.tsx'));

export function RelatedTitles({ id }: { id: string }) {
  const { box, isNear } = useOnceNear();
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
