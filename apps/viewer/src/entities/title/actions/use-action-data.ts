// Returns a function that builds the data of a title's actions. It runs when an action is pressed, because
// the page's URL is needed only then.
import type { Card, ComposedActionData, Trailer } from '@matinee/contract';
import { buildActionData, slugify } from '@matinee/rules';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export type ActionSubject = Pick<Card, 'id' | 'type' | 'title' | 'favourite' | 'seriesTitle'> & {
  trailers?: readonly Trailer[] | undefined;
};

/** `path` is the path of the page that the viewer shares; default: that of the video page. */
export function useActionData(subject: ActionSubject, path?: string): () => ComposedActionData {
  const { paths, realm } = useEnvironment();
  return () => {
    const sharedPath =
      path ?? paths.buildPath('VOD', { eventId: subject.id, eventTitle: slugify(subject.title) });
    const universalLink = new URL(sharedPath, window.location.origin).href;
    return buildActionData(subject, { universalLink, showTitles: realm.features.showTitles });
  };
}
