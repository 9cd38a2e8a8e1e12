// What the actions of a title are about, gathered when one is pressed: only then the page's address is asked for.
import type { Card, ComposedActionData, Trailer } from '@matinee/contract';
import { buildActionData, slugify } from '@matinee/rules';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export type ActionSubject = Pick<Card, 'id' | 'type' | 'title' | 'favourite' | 'seriesTitle'> & {
  trailers?: readonly Trailer[] | undefined;
};

/** `path`: the page that is shared; that of a video unless stated. */
export function useActionData(subject: ActionSubject, path?: string): () => ComposedActionData {
  const { paths, realm } = useEnvironment();
  return () => {
    const shared = path ?? paths.route('VOD', { eventId: subject.id, eventTitle: slugify(subject.title) });
    const universalLink = new URL(shared, window.location.origin).href;
    return buildActionData(subject, { universalLink, showTitles: realm.features.showTitles });
  };
}
