// Presents a hero. Texts and images that the operator left out come from the title of the hero.
import type { Artwork, Card, Hero } from '@matinee/contract';
import { formatText, heroDefaults, type OperatorText } from '@matinee/rules';
import { type CardRow, getDefaultImageUrl, presentArtwork } from '../../titles/index.ts';
import type { HeroRow } from '../queries/section.queries.ts';
import type { HeroData } from '../section-input.ts';
import { presentButton, type SectionContext } from './button.present.ts';
import { presentZonedTexts } from './zoned-texts.present.ts';

const { alignmentHorizontal, alignmentVertical, textAlignment } = heroDefaults;
const defaultGradients = {
  top: heroDefaults.gradientTop,
  right: heroDefaults.gradientRight,
  bottom: heroDefaults.gradientBottom,
  left: heroDefaults.gradientLeft,
};
const defaultComponentsDisplay = { showTitle: true, showDescription: true, showPrimaryCta: true };

/** Returns nothing when the hero has neither an image nor a heading, or when its content is not visible. */
export function presentHero(
  { publicId, contentId, data }: HeroRow,
  subject: { row: CardRow; card: Card } | undefined,
  context: SectionContext,
): Hero[] {
  if (contentId !== null && !subject) return [];
  const artwork = subject?.row.artwork ?? {};
  const findArtwork = (kind: 'hero' | 'heroPortrait' | 'thumbnail' | 'titleImage') =>
    artwork[kind] && presentArtwork(artwork[kind]);
  const image: Artwork | undefined = data.background ?? findArtwork('hero') ?? findArtwork('thumbnail');
  const portraitImage = data.portraitBackground ?? findArtwork('heroPortrait');
  const texts = formatTexts(data, subject?.row, context.languages);
  if (!image && texts.title === '') return [];
  // The title image of the content would hide a title that the operator has written for the hero.
  const titleImage = data.titleImage ?? (texts.hasOwnTitle ? undefined : findArtwork('titleImage'));
  const gradients = data.gradients ?? defaultGradients;
  return [
    {
      heroId: publicId,
      title: texts.title,
      ...(titleImage && { titleImage }),
      ...(texts.tagline && { tagline: texts.tagline }),
      ...(texts.description && { description: texts.description }),
      ...presentZonedTexts({ ...pickHeroText(data.texts, context.languages) }, context.languages),
      ...(data.channelLogo && { channelLogo: data.channelLogo }),
      ...(data.primaryButton && { primaryButton: presentButton(data.primaryButton, context) }),
      ...(data.secondaryButton && { secondaryButton: presentButton(data.secondaryButton, context) }),
      ...(subject && { content: subject.card }),
      background: {
        ...(image && { imageUrl: getDefaultImageUrl(image), image }),
        ...(portraitImage && { portraitImageUrl: getDefaultImageUrl(portraitImage) }),
        ...(portraitImage && { portraitImage }),
        gradientTop: gradients.top,
        gradientRight: gradients.right,
        gradientBottom: gradients.bottom,
        gradientLeft: gradients.left,
        ...presentAnimatedBackground(data.animatedBackground, context),
      },
      heroComponentsDisplay: data.display ?? defaultComponentsDisplay,
      alignmentHorizontal: data.alignmentHorizontal ?? alignmentHorizontal,
      alignmentVertical: data.alignmentVertical ?? alignmentVertical,
      textAlignment: data.textAlignment ?? textAlignment,
    },
  ];
}

/** Returns nothing when there is no video to play. */
function presentAnimatedBackground(
  animatedBackground: HeroData['animatedBackground'],
  { referencedTitles }: SectionContext,
): Pick<Hero['background'], 'animatedBackground'> {
  if (!animatedBackground) return {};
  const video = referencedTitles.get(animatedBackground.entityId)?.video;
  return video ? { animatedBackground: { ...animatedBackground, videoId: video.publicId } } : {};
}

const pickHeroText = (texts: HeroData['texts'] = {}, languages: readonly string[]) =>
  languages.map((language) => texts[language]).find((text) => text !== undefined);

function formatTexts({ texts = {} }: HeroData, row: CardRow | undefined, languages: readonly string[]) {
  const heroText = pickHeroText(texts, languages);
  const [language = 'en'] = languages;
  const format = (text: OperatorText | undefined) => text && formatText(text, language, null);
  return {
    title: format(heroText?.title) ?? row?.title ?? '',
    hasOwnTitle: heroText?.title !== undefined,
    tagline: format(heroText?.tagline) ?? row?.tagline,
    description: format(heroText?.description) ?? row?.description,
  };
}
