// Related titles, loaded near the viewport. Until they are loaded they reserve their height, so that content below
// does not move. Errors are ignored.
import { useOnceNearViewport } from '../../../shared/browser/use-near-viewport.ts';
import { ChunkSuspense, lazyChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { useLabel } from '../../../shared/environment/environment.ts';
import { TitleRailPlaceholder } from '../card/title-rail.tsx';

const RelatedRail = lazyChunk(() => import('./related-rail.tsx'));

export function RelatedTitles({ id }: { id: string }) {
  const { container, isNear } = useOnceNearViewport();
  const placeholder = <TitleRailPlaceholder heading={useLabel()('relatedTitles')} />;
  return (
    <div ref={container}>
      {isNear ? (
        <ChunkSuspense fallback={placeholder}>
          <RelatedRail key={id} id={id} />
        </ChunkSuspense>
      ) : (
        placeholder
      )}
    </div>
  );
}
