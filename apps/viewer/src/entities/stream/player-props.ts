import type { Artwork, StreamMetadata } from '@matinee/contract';
import { type PlayerSource, toPlayerSource } from '@matinee/player';
import { type PlayerLabels, playerLabelKeys } from '@matinee/player/labels';
import { buildResizedImageUrl } from '@matinee/ui';
import type { LabelFunction } from '../../shared/i18n/labels.ts';

/** The player's source for a title. */
export function createPlayerSource(
  { id, title, image }: { id: string; title: string; image?: Artwork },
  stream: StreamMetadata,
): PlayerSource {
  const posterUrl = image && buildResizedImageUrl(image, Math.min(480, image.width));
  return { id, title, type: 'video', ...(posterUrl && { posterUrl }), ...toPlayerSource(stream) };
}

/** The player's labels. Keeps their placeholders, which the player fills in. */
export function createPlayerLabels(label: LabelFunction): PlayerLabels {
  const placeholders = { position: '{position}', duration: '{duration}', id: '{id}', title: '{title}' };
  return Object.fromEntries(playerLabelKeys.map((key) => [key, label(key, placeholders)])) as PlayerLabels;
}
