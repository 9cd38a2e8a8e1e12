import type { MatchOptions } from './create-routes.ts';
import { buildPath, matchPath } from './localised-routes.ts';

/** Returns the path of a video page whose id is in the query, such as `/video?eventId=…`; null for other URLs. */
export function findVideoPath(url: string, options: MatchOptions): string | null {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s, 2);
  const query = new URLSearchParams(search);
  const eventId = query.get('eventId');
  if (!eventId) return null;
  try {
    const match = matchPath(`${pathname.replace(/\/$/, '')}/${encodeURIComponent(eventId)}`, options);
    if (match?.key !== 'VOD' || match.params.eventTitle !== undefined) return null;
    query.delete('eventId');
    const path = buildPath('VOD', { eventId }, { language: match.language });
    return query.size > 0 ? `${path}?${query}` : path;
  } catch {
    // The id cannot be part of a path.
    return null;
  }
}
