// Label keys for what goes wrong when playing, by HTTP status.
import { ownEntry } from '../own-entry.ts';

const playerErrors = {
  401: 'playerUnauthorised',
  403: 'playerForbidden',
  404: 'videoIsNotLive',
  409: 'playerConflict',
} as const;

export type PlayerErrorKey = (typeof playerErrors)[keyof typeof playerErrors] | 'playerDefaultError';

/** The message for an error of a player that is running. */
export function playerErrorKey(status: number | undefined): PlayerErrorKey {
  return ownEntry<PlayerErrorKey>(playerErrors, String(status)) ?? 'playerDefaultError';
}

/** The message for a video page that could not load; the viewer then goes back to the page before. */
export function videoPageErrorKey(status: number | undefined): 'videoForbidden' | 'videoDefaultError' {
  return status === 403 ? 'videoForbidden' : 'videoDefaultError';
}
