import type { Card } from '@matinee/contract';
import { kindOf, slug } from '@matinee/rules';
import type { Paths } from '../../../shared/navigation/paths.ts';

/** Where one reads about a title before watching: an episode in its series, a film on a page of its own. */
export function detailsOf({ id, type, title, seriesId, seasonId }: Card, paths: Paths): string | null {
  const kind = kindOf(type);
  if (kind === 'seasonVideo' && seriesId) {
    return paths.hrefFor({ route: 'SERIES', params: { seriesId }, query: { ...(seasonId && { seasonId }) } });
  }
  if (kind === 'video') {
    return paths.hrefFor({ route: 'INTERSTITIAL', params: { eventId: id, eventTitle: slug(title) } });
  }
  return null;
}
