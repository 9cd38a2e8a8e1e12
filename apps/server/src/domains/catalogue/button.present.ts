// What editors wrote on a button → contract shape, with the title that it is about.
import type { ButtonContent, Card, Link, StageButton } from '@matinee/contract';
import { blockIn, linkSubject } from '@matinee/rules';
import { presentMoments } from './moments.present.ts';
import type { NamedTitle } from './queries/stage.queries.ts';
import type { StageButtonData } from './shapes.ts';

export interface ButtonFrame {
  languages: readonly string[];
  /** What buttons and moving backgrounds name, by public id. */
  named: ReadonlyMap<string, NamedTitle>;
  /** The card of a title, by its key. */
  card: (id: number) => Card | undefined;
}

export function presentButton(
  { text, link: written }: StageButtonData,
  { languages, named, card }: ButtonFrame,
): StageButton {
  const ctaText = blockIn(text, languages, null);
  const playlist = watchedPlaylist(written);
  const first = playlist === undefined ? undefined : named.get(playlist)?.video;
  const link = first ? { ...written, videoIds: [first.publicId] } : written;
  const subject = first?.id ?? named.get(linkSubject(link)?.id ?? '')?.id;
  const about = subject === undefined ? undefined : card(subject);
  return {
    ...(ctaText && { ctaText }),
    ...presentMoments({ ctaText: text }, languages),
    link,
    ...(about && { content: contentOf(about) }),
  };
}

function contentOf(card: Card): ButtonContent {
  const { id, type, title, accessLevel, seriesId, eventId, computedReleases, premiereRelease, favourite } =
    card;
  return {
    id,
    type,
    title,
    accessLevel,
    ...(seriesId && { seriesId }),
    ...(eventId && { eventId }),
    ...(computedReleases && { computedReleases }),
    ...(premiereRelease && { premiereRelease }),
    ...(favourite && { favourite }),
  };
}

/** Public ids of what there is to know of a button. */
export function titlesOfButton(link: Link): string[] {
  return [watchedPlaylist(link), linkSubject(link)?.id].filter((id) => id !== undefined);
}

/** The playlist that a link begins to play, unless the editors said with which title. */
function watchedPlaylist({ type, event, videoIds = [] }: Link): string | undefined {
  return type === 'WATCH_PLAYLIST' && videoIds.length === 0 ? event?.id : undefined;
}
