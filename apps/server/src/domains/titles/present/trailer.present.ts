// Presents the trailers of a title for one viewer.
import type { Card, Trailer } from '@matinee/contract';
import type { LoadedCards } from '../card-loader.ts';
import type { TitleMedia } from '../ports.ts';

/** Trailers that are not visible now are left out. */
export function presentTrailers(
  ids: readonly number[],
  loadedCards: LoadedCards,
  mediaStates: ReadonlyMap<number, TitleMedia>,
): { trailers?: Trailer[] } {
  const trailers = ids.flatMap((id) => {
    const trailer = loadedCards.getTrailer(id);
    return trailer ? [presentTrailer(trailer, mediaStates.get(id))] : [];
  });
  return trailers.length > 0 ? { trailers } : {};
}

function presentTrailer(card: Omit<Card, 'type'>, media: TitleMedia | undefined): Trailer {
  const { id, title, accessLevel, duration, thumbnail } = card;
  const { state, progress, final } = media ?? { state: 'none', progress: 0, final: false };
  return {
    id,
    title,
    accessLevel,
    ...(duration !== undefined && { duration }),
    ...(thumbnail && { thumbnail }),
    media: { state, progress, final },
  };
}
