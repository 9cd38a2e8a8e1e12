// Parts of a page that load after hydration: server events, session synchronisation, overlays, notices.
import type { RouteKey } from '@matinee/rules';
import { useEffect } from 'react';
import { LiveToastRegion } from '../../features/live-updates/components/live-toast-region.tsx';
import { useServerEvents } from '../../features/live-updates/state/use-server-events.ts';
import { preloadableChunk } from '../../shared/chunks/lazy-chunk.tsx';
import { NoticeRegion } from '../../shared/notices/notice-region.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useAnalytics } from './analytics/use-analytics.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { useLocalTimes } from './local-times.ts';
import { OverlayHost } from './overlays/overlay-host.tsx';
import { PlaylistPanels } from './playlist-panels/playlist-panels.tsx';
import { preloadPlayerOnFirstInput } from './preload-player.ts';
import { SessionSync } from './session-sync.tsx';
import { startSpatialNavigation } from './spatial-navigation.ts';
import { useRealmUpdate } from './use-realm-update.ts';

const ImpersonationBanner = preloadableChunk(
  () => import('../../features/impersonation/components/impersonation-banner.tsx'),
);

export interface DeferredPartsProps {
  routeKey: RouteKey | null;
  /** The return path after signing in. */
  returnPath: string | null;
  /** The id of the title or event of the page. */
  contentId: string | undefined;
}

export default function DeferredParts({ routeKey, returnPath, contentId }: DeferredPartsProps) {
  useEffect(preloadPlayerOnFirstInput, []);
  useEffect(() => {
    // Preloads the deferred call table; otherwise the first call in it would wait for the table.
    void import('@matinee/client/deferred').catch(() => {});
    startSpatialNavigation();
    // Performance mark: all handlers are attached, arrow keys included.
    performance.mark('complete');
  }, []);
  const { user } = useSession();
  useAnalytics();
  useLocalTimes();
  useServerEvents({ contentId, onRealmVersion: useRealmUpdate() });
  return (
    <>
      <OverlayHost routeKey={routeKey} />
      <PlaylistPanels />
      <LiveToastRegion currentContentId={contentId} />
      <NoticeRegion returnPath={returnPath} />
      {user?.impersonator && <ImpersonationBanner user={user} />}
      <ConnectionNotice />
      <SessionSync routeKey={routeKey} />
    </>
  );
}
