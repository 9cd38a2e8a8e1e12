import { type PlayerLabels, playerLabelKeys } from '@matinee/player/labels';
import type { Label } from '../../shared/i18n/labels.ts';

/** The player's words; it fills the places in them itself. */
export function playerLabels(label: Label): PlayerLabels {
  const places = { position: '{position}', duration: '{duration}', id: '{id}', title: '{title}' };
  return Object.fromEntries(playerLabelKeys.map((key) => [key, label(key, places)])) as PlayerLabels;
}
