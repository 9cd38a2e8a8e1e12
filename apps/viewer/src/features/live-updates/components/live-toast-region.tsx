// Where it is said that an event has gone live. What stands there comes with its code when there is something to say.
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { useGlobalState } from '../../../shared/query/global-state.ts';
import { isWatching, liveToastState } from '../state/live-toast.ts';
import styles from './live-toast-region.module.css';

const LiveToast = lazy(() => import('./live-toast.tsx'));

/** `watching`: the title or event whose page this is. */
export function LiveToastRegion({ watching }: { watching: string | undefined }) {
  const label = useLabel();
  const [event, change] = useGlobalState(liveToastState);
  const close = useCallback(() => change(() => null), [change]);
  const isThere = event !== null && isWatching(event, watching);
  // Who has arrived is not told again on the way back.
  useEffect(() => {
    if (isThere) close();
  }, [isThere, close]);
  return (
    <section
      className={styles.region}
      aria-label={label('liveNow')}
      aria-live="polite"
      data-focus-scope
      data-chrome
    >
      {event && !isThere && (
        <Suspense fallback={null}>
          <LiveToast key={event.number} event={event} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
