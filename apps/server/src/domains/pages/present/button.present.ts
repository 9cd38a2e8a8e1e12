// Presents a button that an operator added, with the title that its link refers to.
import type { ButtonContent, Card, CtaButton, EditorialLink } from '@matinee/contract';
import { formatLocalisedText, getLinkSubject, getSaveAction } from '@matinee/rules';
import type { ReferencedTitle } from '../queries/section.queries.ts';
import type { ButtonData } from '../section-input.ts';
import { presentZonedTexts } from './zoned-texts.present.ts';

export interface SectionContext {
  languages: readonly string[];
  /** Titles that buttons and animated backgrounds refer to, by public id. */
  referencedTitles: ReadonlyMap<string, ReferencedTitle>;
  /** The card of a title, by its database id. */
  getCard: (id: number) => Card | undefined;
}

export function presentButton(
  { text, link: buttonLink }: ButtonData,
  { languages, referencedTitles, getCard }: SectionContext,
): CtaButton {
  const ctaText = formatLocalisedText(text, languages, null);
  const firstVideo = referencedTitles.get(findListToPlay(buttonLink)?.id ?? '')?.video;
  const link = firstVideo ? { ...buttonLink, videoIds: [firstVideo.publicId] } : buttonLink;
  const subjectId = firstVideo?.id ?? referencedTitles.get(getLinkSubject(link)?.id ?? '')?.id;
  const subjectCard = subjectId === undefined ? undefined : getCard(subjectId);
  return {
    ...(ctaText && { ctaText }),
    ...presentZonedTexts({ ctaText: text }, languages),
    link,
    handleClick: getSaveAction(link) !== null,
    ...(subjectCard && { content: presentButtonContent(subjectCard) }),
  };
}

function presentButtonContent(card: Card): ButtonContent {
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

/** Public ids of the titles that a button refers to. */
export function listReferencedIds(link: EditorialLink): string[] {
  return [findListToPlay(link)?.id, getLinkSubject(link)?.id].filter((id) => id !== undefined);
}

/** The list that a link plays, unless the operator chose the video. */
export function findListToPlay({ type, event, videoIds = [] }: EditorialLink): EditorialLink['event'] {
  const playsList = type === 'WATCH_PLAYLIST' || type === 'WATCH_WATCHLIST';
  return playsList && videoIds.length === 0 ? event : undefined;
}
