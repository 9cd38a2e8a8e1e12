// Short forms for texts in the four languages of the demo realm.

import type { PerLanguage, TitleText } from './model.ts';

/** Title, tagline, description. */
export type TitleTextTuple = readonly [title: string, tagline: string, description: string];

/** Converts tuples to objects in each language. */
export function createTitleTexts(tuples: PerLanguage<TitleTextTuple>): PerLanguage<TitleText> {
  const toTitleText = ([title, tagline, description]: TitleTextTuple): TitleText => ({
    title,
    tagline,
    description,
  });
  return {
    en: toTitleText(tuples.en),
    es: toTitleText(tuples.es),
    pt: toTitleText(tuples.pt),
    ar: toTitleText(tuples.ar),
  };
}

/** Returns one text in English, Spanish, Portuguese and Arabic. */
export const localise = (en: string, es: string, pt: string, ar: string): PerLanguage => ({ en, es, pt, ar });
