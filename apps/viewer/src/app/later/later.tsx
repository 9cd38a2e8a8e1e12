// What a page needs once it stands: news from the service, the session in step, and what can be opened over it.
import type { RouteKey } from '@matinee/rules';
import { useEffect } from 'react';
import { Notices } from '../../features/chrome/drawers/notices.tsx';
import { LiveToastRegion } from '../../features/events/components/live-toast-region.tsx';
import { usePageEvents } from '../../features/events/state/use-page-events.ts';
import { Connection } from './connection.tsx';
import { awaitFirstMove } from './first-move.ts';
import { OverlayHost } from './overlay-host.tsx';
import { useOwnZone } from './own-zone.ts';
import { PlaylistCards } from './playlist-cards.tsx';
import { SessionSync } from './session-sync.tsx';
import { moveFocusByArrows } from './spatial-focus.ts';
import { useTellOfClicks } from './tell-of-clicks.ts';
import { useRealmChange } from './use-realm-change.ts';

export interface LaterProps {
  page: RouteKey | null;
  /** Where to come back to after signing in. */
  from: string | null;
  /** The title or event that the page is about. */
  contentId: string | undefined;
}

export default function Later({ page, from, contentId }: LaterProps) {
  useEffect(awaitFirstMove, []);
  useEffect(() => {
    // The client asks for them with the first call that is among them, which is then not held up.
    void import('@matinee/client/later').catch(() => {});
    moveFocusByArrows();
    // For those who measure and try: everything answers now, arrow keys too.
    performance.mark('complete');
  }, []);
  useTellOfClicks();
  useOwnZone();
  usePageEvents({ contentId, onRealm: useRealmChange() });
  return (
    <>
      <OverlayHost page={page} />
      <PlaylistCards />
      <LiveToastRegion watching={contentId} />
      <Notices from={from} />
      <Connection />
      <SessionSync page={page} />
    </>
  );
}
