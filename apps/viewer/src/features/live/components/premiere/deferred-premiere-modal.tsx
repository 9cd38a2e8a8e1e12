// Loads the premiere modal of a video page, only for premieres.
import type { Video } from '@matinee/contract';
import { useEffect, useState } from 'react';
import { ChunkSuspense, lazyChunk } from '../../../../shared/chunks/lazy-chunk.tsx';

const PremiereModal = lazyChunk(() =>
  import('./premiere-modal.tsx').then((code) => ({ default: code.PremiereModal })),
);

export function DeferredPremiereModal({ video: { title, premiereRelease } }: { video: Video }) {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  useEffect(() => setOpenedAt(Date.now()), []);
  if (!premiereRelease || openedAt === null) return null;
  return (
    <ChunkSuspense>
      <PremiereModal title={title} release={premiereRelease} openedAt={openedAt} />
    </ChunkSuspense>
  );
}
