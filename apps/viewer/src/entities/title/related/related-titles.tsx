// Related titles, loaded near the viewport. Errors are ignored.
import { lazy, Suspense } from 'react';
import { useOnceNearViewport } from '../../../shared/browser/use-near-viewport.ts';
import { ChunkErrorBoundary } from '../../../shared/errors/chunk-error-boundary.tsx';

const RelatedRail = lazy(() => import('./related-rail.tsx'));

export function RelatedTitles({ id }: { id: string }) {
  const { container, isNear } = useOnceNearViewport();
  return (
    <div ref={container}>
      {isNear && (
        <ChunkErrorBoundary>
          <Suspense>
            <RelatedRail key={id} id={id} />
          </Suspense>
        </ChunkErrorBoundary>
      )}
    </div>
  );
}
