import { useLocation } from 'react-router';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { UnavailablePage } from './unavailable.tsx';

/**
 * Renders URLs that have no page, and pages whose content the server did not find: `UnavailablePage` for routes that this
 * release does not offer, `NotFound` for all others.
 */
export default function Fallback() {
  const { pathname } = useLocation();
  const { eventId } = useRouteParams();
  const { paths, hasPage } = useEnvironment();
  const key = paths.findRouteKey(pathname);
  if (!key || hasPage(key)) return <NotFound />;
  return <UnavailablePage watchTogetherEventId={key === 'WATCH_TOGETHER' ? eventId : undefined} />;
}
