// What a page needs once it stands: news from the service, the session in step, and what can be opened over it.
import type { RouteKey } from '@matinee/rules';
import { useEffect } from 'react';
import { LiveToastRegion } from '../../features/live-updates/components/live-toast-region.tsx';
import { useServerEvents } from '../../features/live-updates/state/use-server-events.ts';
import { NoticeRegion } from '../../shared/notices/notice-region.tsx';
import { useAnalytics } from './analytics/use-analytics.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { useLocalTimes } from './local-times.ts';
import { OverlayHost } from './overlays/overlay-host.tsx';
import { PlaylistPanels } from './playlist-panels/playlist-panels.tsx';
import { preloadPlayerOnFirstInput } from './preload-player.ts';
import { SessionSync } from './session-sync.tsx';
import { startSpatialNavigation } from './spatial-navigation.ts';
import { useRealmUpdate } from './use-realm-update.ts';

export interface DeferredProps {
  page: RouteKey | null;
  /** Where to come back to after signing in. */
  from: string | null;
  /** The title or event that the page is about. */
  contentId: string | undefined;
}

export default function Deferred({ page, from, contentId }: DeferredProps) {
  useEffect(preloadPlayerOnFirstInput, []);
  useEffect(() => {
    // The client asks for them with the first call that is among them, which is then not held up.
    void import('@matinee/client/deferred').catch(() => {});
    startSpatialNavigation();
    // For those who measure and try: everything answers now, arrow keys too.
    performance.mark('complete');
  }, []);
  useAnalytics();
  useLocalTimes();
  useServerEvents({ contentId, onRealm: useRealmUpdate() });
  return (
    <>
      <OverlayHost page={page} />
      <PlaylistPanels />
      <LiveToastRegion watching={contentId} />
      <NoticeRegion from={from} />
      <ConnectionNotice />
      <SessionSync page={page} />
    </>
  );
}
