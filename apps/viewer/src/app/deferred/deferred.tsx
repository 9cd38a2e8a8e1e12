// What a page needs once it stands: news from the service, the session in step, and what can be opened over it.
import type { RouteKey } from '@matinee/rules';
import { useEffect } from 'react';
import { LiveToastRegion } from '../../features/live-updates/components/live-toast-region.tsx';
import { usePageEvents } from '../../features/live-updates/state/use-server-events.ts';
import { Notices } from '../../shared/notices/notice-region.tsx';
import { useTellOfClicks } from './analytics/use-analytics.ts';
import { Connection } from './connection-notice.tsx';
import { useOwnZone } from './local-times.ts';
import { OverlayHost } from './overlays/overlay-host.tsx';
import { PlaylistCards } from './playlist-panels/playlist-panels.tsx';
import { awaitFirstMove } from './preload-player.ts';
import { SessionSync } from './session-sync.tsx';
import { moveFocusByArrows } from './spatial-navigation.ts';
import { useRealmChange } from './use-realm-update.ts';

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
