// The live region for event toasts. Its content is a lazy chunk.
import { useCallback, useEffect } from 'react';
import { ChunkSuspense, lazyChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { useLabel } from '../../../shared/environment/environment.ts';
import { useGlobalState } from '../../../shared/query/global-state.ts';
import { isShownOnPage, liveToastState } from '../state/live-toast.ts';
import styles from './live-toast-region.module.css';

const LiveToast = lazyChunk(() => import('./live-toast.tsx'));

/** @param currentContentId id of the title or event of the current page */
export function LiveToastRegion({ currentContentId }: { currentContentId: string | undefined }) {
  const label = useLabel();
  const [event, setEvent] = useGlobalState(liveToastState);
  const close = useCallback(() => setEvent(() => null), [setEvent]);
  const isEventOnPage = event !== null && isShownOnPage(event, currentContentId);
  // The same event is not announced again when the viewer goes back.
  useEffect(() => {
    if (isEventOnPage) close();
  }, [isEventOnPage, close]);
  return (
    <section
      className={styles.region}
      aria-label={label('liveNow')}
      aria-live="polite"
      data-focus-scope
      data-chrome
    >
      {event && !isEventOnPage && (
        <ChunkSuspense>
          <LiveToast key={event.number} event={event} onClose={close} />
        </ChunkSuspense>
      )}
    </section>
  );
}
