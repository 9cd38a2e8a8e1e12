// What editors wrote on a button → contract shape.
import type { Link, StageButton } from '@matinee/contract';
import { blockIn } from '@matinee/rules';
import type { StageButtonData } from './shapes.ts';

/** The title that watching a playlist begins with, by the playlist's public id. */
export type FirstOfPlaylists = ReadonlyMap<string, string>;

export interface ButtonFrame {
  languages: readonly string[];
  firstOf: FirstOfPlaylists;
}

export function presentButton(
  { text, link }: StageButtonData,
  { languages, firstOf }: ButtonFrame,
): StageButton {
  const ctaText = blockIn(text, languages, null);
  return { ...(ctaText && { ctaText }), link: withFirstVideo(link, firstOf) };
}

function withFirstVideo(link: Link, firstOf: FirstOfPlaylists): Link {
  const first = watchedPlaylist(link) && link.event && firstOf.get(link.event.id);
  return first ? { ...link, videoIds: [first] } : link;
}

/** The playlist that a link begins to play, unless the editors said with which title. */
export function watchedPlaylist({ type, event, videoIds = [] }: Link): string | undefined {
  return type === 'WATCH_PLAYLIST' && videoIds.length === 0 ? event?.id : undefined;
}
