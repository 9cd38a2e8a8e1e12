// Related titles, loaded near the viewport. Errors are ignored.
import { useOnceNearViewport } from '../../../shared/browser/use-near-viewport.ts';
import { ChunkSuspense, lazyChunk } from '../../../shared/chunks/lazy-chunk.tsx';

const RelatedRail = lazyChunk(() => import('./related-rail.tsx'));

export function RelatedTitles({ id }: { id: string }) {
  const { container, isNear } = useOnceNearViewport();
  return (
    <div ref={container}>
      {isNear && (
        <ChunkSuspense>
          <RelatedRail key={id} id={id} />
        </ChunkSuspense>
      )}
    </div>
  );
}
