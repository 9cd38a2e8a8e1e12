import type { Artwork, Card, Hero } from '@matinee/contract';
import { textIn } from '@matinee/rules';
import { presentArtwork } from './card.present.ts';
import type { CardRow } from './queries/card.queries.ts';
import type { HeroRow } from './queries/stage.queries.ts';
import type { HeroData, PerLanguage } from './shapes.ts';

const everySide = { top: true, right: false, bottom: true, left: true };
const everything = { showTitle: true, showDescription: true, showPrimaryCta: true };

/** Nothing without a picture, or when the title it is about cannot be seen. */
export function presentHero(
  { publicId, contentId, data }: HeroRow,
  subject: { row: CardRow; card: Card } | undefined,
  languages: readonly string[],
): Hero[] {
  if (contentId !== null && !subject) return [];
  const artwork = subject?.row.artwork ?? {};
  const picture = (kind: 'hero' | 'heroPortrait' | 'thumbnail' | 'titleImage') =>
    artwork[kind] && presentArtwork(artwork[kind]);
  const image: Artwork | undefined = data.background ?? picture('hero') ?? picture('thumbnail');
  if (!image) return [];
  const portraitImage = data.portraitBackground ?? picture('heroPortrait');
  const titleImage = data.titleImage ?? picture('titleImage');
  const texts = textsFor(data, subject?.row, languages);
  const sides = data.gradients ?? everySide;
  return [
    {
      heroId: publicId,
      title: texts.title,
      ...(titleImage && { titleImage }),
      ...(texts.tagline && { tagline: texts.tagline }),
      ...(texts.description && { description: texts.description }),
      ...(data.channelLogo && { channelLogo: data.channelLogo }),
      ...button('primaryButton', data.primaryButton, languages),
      ...button('secondaryButton', data.secondaryButton, languages),
      ...(subject && { content: subject.card }),
      background: {
        image,
        ...(portraitImage && { portraitImage }),
        gradientTop: sides.top,
        gradientRight: sides.right,
        gradientBottom: sides.bottom,
        gradientLeft: sides.left,
        ...(data.animatedBackground && { animatedBackground: data.animatedBackground }),
      },
      heroComponentsDisplay: data.display ?? everything,
      alignmentHorizontal: data.alignmentHorizontal ?? 'left',
      alignmentVertical: data.alignmentVertical ?? 'bottom',
      textAlignment: data.textAlignment ?? 'LEFT',
    },
  ];
}

function textsFor({ texts = {} }: HeroData, row: CardRow | undefined, languages: readonly string[]) {
  const own = languages.map((language) => texts[language]).find((text) => text !== undefined);
  return {
    title: own?.title ?? row?.title ?? '',
    tagline: own?.tagline ?? row?.tagline,
    description: own?.description ?? row?.description,
  };
}

function button<Name extends 'primaryButton' | 'secondaryButton'>(
  name: Name,
  given: { text: PerLanguage; link: NonNullable<Hero['primaryButton']>['link'] } | undefined,
  languages: readonly string[],
): Partial<Pick<Hero, Name>> {
  const ctaText = given && textIn(given.text, languages);
  return given && ctaText ? ({ [name]: { ctaText, link: given.link } } as Partial<Pick<Hero, Name>>) : {};
}
