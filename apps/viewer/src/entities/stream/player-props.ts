import type { Artwork, StreamMetadata } from '@matinee/contract';
import { type PlayerSource, toPlayerSource } from '@matinee/player';
import { type PlayerLabels, playerLabelKeys } from '@matinee/player/labels';
import { buildImageAddress } from '@matinee/ui';
import type { Label } from '../../shared/i18n/labels.ts';

/** The player's source for a title. */
export function createPlayerSource(
  { id, title, picture }: { id: string; title: string; picture?: Artwork },
  stream: StreamMetadata,
): PlayerSource {
  const thumb = picture && buildImageAddress(picture, Math.min(480, picture.width));
  return { id, title, type: 'video', ...(thumb && { thumb }), ...toPlayerSource(stream) };
}

/** The player's labels; it fills in their placeholders itself. */
export function createPlayerLabels(label: Label): PlayerLabels {
  const places = { position: '{position}', duration: '{duration}', id: '{id}', title: '{title}' };
  return Object.fromEntries(playerLabelKeys.map((key) => [key, label(key, places)])) as PlayerLabels;
}
