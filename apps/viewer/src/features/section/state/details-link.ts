import type { Card } from '@matinee/contract';
import { slugify, toContentKind } from '@matinee/rules';
import type { Paths } from '../../../shared/navigation/paths.ts';

/** The page that describes a title before playback: the series of an episode, the interstitial of a film. */
export function getDetailsHref({ id, type, title, seriesId, seasonId }: Card, paths: Paths): string | null {
  const kind = toContentKind(type);
  if (kind === 'seasonVideo' && seriesId) {
    return paths.hrefFor({ route: 'SERIES', params: { seriesId }, query: { ...(seasonId && { seasonId }) } });
  }
  if (kind === 'video') {
    return paths.hrefFor({ route: 'INTERSTITIAL', params: { eventId: id, eventTitle: slugify(title) } });
  }
  return null;
}
