// Short forms for texts in the four languages of the demo realm.

import type { PerLanguage, TitleText } from './model.ts';

/** Title, tagline, description. */
export type TitleTextTuple = readonly [title: string, tagline: string, description: string];

export function createTitleTexts(tuples: PerLanguage<TitleTextTuple>): PerLanguage<TitleText> {
  const text = ([title, tagline, description]: TitleTextTuple): TitleText => ({
    title,
    tagline,
    description,
  });
  return { en: text(tuples.en), es: text(tuples.es), pt: text(tuples.pt), ar: text(tuples.ar) };
}

export const localise = (en: string, es: string, pt: string, ar: string): PerLanguage => ({ en, es, pt, ar });
