// What editors wrote on a button → contract shape, with the title that it is about.
import type { ButtonContent, Card, CtaButton, Link } from '@matinee/contract';
import { formatLocalisedText, getLinkSubject } from '@matinee/rules';
import type { NamedTitle } from '../queries/section.queries.ts';
import type { ButtonData } from '../section-input.ts';
import { presentTimes } from './times.present.ts';

export interface ButtonFrame {
  languages: readonly string[];
  /** What buttons and moving backgrounds name, by public id. */
  named: ReadonlyMap<string, NamedTitle>;
  /** The card of a title, by its key. */
  card: (id: number) => Card | undefined;
}

export function presentButton(
  { text, link: written }: ButtonData,
  { languages, named, card }: ButtonFrame,
): CtaButton {
  const ctaText = formatLocalisedText(text, languages, null);
  const first = named.get(watchedList(written)?.id ?? '')?.video;
  const link = first ? { ...written, videoIds: [first.publicId] } : written;
  const subject = first?.id ?? named.get(getLinkSubject(link)?.id ?? '')?.id;
  const about = subject === undefined ? undefined : card(subject);
  return {
    ...(ctaText && { ctaText }),
    ...presentTimes({ ctaText: text }, languages),
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
  return [watchedList(link)?.id, getLinkSubject(link)?.id].filter((id) => id !== undefined);
}

/** The list that a link begins to play, unless the editors said with which title. */
export function watchedList({ type, event, videoIds = [] }: Link): Link['event'] {
  const watches = type === 'WATCH_PLAYLIST' || type === 'WATCH_WATCHLIST';
  return watches && videoIds.length === 0 ? event : undefined;
}
