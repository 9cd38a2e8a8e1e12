import type { Artwork, StreamMetadata } from '@matinee/contract';
import { type PlayerSource, playerSources } from '@matinee/player';
import { pictureAddress } from '@matinee/ui';

/** What the player needs of a title. */
export function sourceOf(
  { id, title, picture }: { id: string; title: string; picture?: Artwork },
  stream: StreamMetadata,
): PlayerSource {
  const thumb = picture && pictureAddress(picture, Math.min(480, picture.width));
  return { id, title, type: 'video', ...(thumb && { thumb }), ...playerSources(stream) };
}
