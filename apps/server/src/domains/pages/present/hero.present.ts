// A hero from what its editors said and, where they said nothing, from the title that it is about.
import type { Artwork, Card, Hero } from '@matinee/contract';
import { formatText, heroDefaults, type TextBlock } from '@matinee/rules';
import { type CardRow, largestImageUrl, presentArtwork } from '../../titles/index.ts';
import type { HeroRow } from '../queries/section.queries.ts';
import type { HeroData } from '../section-input.ts';
import { type ButtonFrame, presentButton } from './button.present.ts';
import { presentTimes } from './times.present.ts';

const { alignmentHorizontal, alignmentVertical, textAlignment } = heroDefaults;
const sidesUnlessStated = {
  top: heroDefaults.gradientTop,
  right: heroDefaults.gradientRight,
  bottom: heroDefaults.gradientBottom,
  left: heroDefaults.gradientLeft,
};
const everything = { showTitle: true, showDescription: true, showPrimaryCta: true };

/** Nothing without a picture, or when the title it is about cannot be seen. */
export function presentHero(
  { publicId, contentId, data }: HeroRow,
  subject: { row: CardRow; card: Card } | undefined,
  frame: ButtonFrame,
): Hero[] {
  if (contentId !== null && !subject) return [];
  const artwork = subject?.row.artwork ?? {};
  const picture = (kind: 'hero' | 'heroPortrait' | 'thumbnail' | 'titleImage') =>
    artwork[kind] && presentArtwork(artwork[kind]);
  const image: Artwork | undefined = data.background ?? picture('hero') ?? picture('thumbnail');
  if (!image) return [];
  const portraitImage = data.portraitBackground ?? picture('heroPortrait');
  const titleImage = data.titleImage ?? picture('titleImage');
  const texts = textsFor(data, subject?.row, frame.languages);
  const sides = data.gradients ?? sidesUnlessStated;
  return [
    {
      heroId: publicId,
      title: texts.title,
      ...(titleImage && { titleImage }),
      ...(texts.tagline && { tagline: texts.tagline }),
      ...(texts.description && { description: texts.description }),
      ...presentTimes({ ...ownTexts(data.texts, frame.languages) }, frame.languages),
      ...(data.channelLogo && { channelLogo: data.channelLogo }),
      ...(data.primaryButton && { primaryButton: presentButton(data.primaryButton, frame) }),
      ...(data.secondaryButton && { secondaryButton: presentButton(data.secondaryButton, frame) }),
      ...(subject && { content: subject.card }),
      background: {
        imageUrl: largestImageUrl(image),
        ...(portraitImage && { portraitImageUrl: largestImageUrl(portraitImage) }),
        image,
        ...(portraitImage && { portraitImage }),
        gradientTop: sides.top,
        gradientRight: sides.right,
        gradientBottom: sides.bottom,
        gradientLeft: sides.left,
        ...presentMoving(data.animatedBackground, frame),
      },
      heroComponentsDisplay: data.display ?? everything,
      alignmentHorizontal: data.alignmentHorizontal ?? alignmentHorizontal,
      alignmentVertical: data.alignmentVertical ?? alignmentVertical,
      textAlignment: data.textAlignment ?? textAlignment,
    },
  ];
}

/** Nothing when there is nothing to play. */
function presentMoving(
  moving: HeroData['animatedBackground'],
  { named }: ButtonFrame,
): Pick<Hero['background'], 'animatedBackground'> {
  if (!moving) return {};
  const video = named.get(moving.entityId)?.video;
  return video ? { animatedBackground: { ...moving, videoId: video.publicId } } : {};
}

const ownTexts = (texts: HeroData['texts'] = {}, languages: readonly string[]) =>
  languages.map((language) => texts[language]).find((text) => text !== undefined);

function textsFor({ texts = {} }: HeroData, row: CardRow | undefined, languages: readonly string[]) {
  const own = ownTexts(texts, languages);
  const [reader = 'en'] = languages;
  const shown = (text: TextBlock | undefined) => text && formatText(text, reader, null);
  return {
    title: shown(own?.title) ?? row?.title ?? '',
    tagline: shown(own?.tagline) ?? row?.tagline,
    description: shown(own?.description) ?? row?.description,
  };
}
