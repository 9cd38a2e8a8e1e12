import type { Texts } from '../domains/titles/index.ts';
import { CommandError } from './support/command-error.ts';

type PerLanguage = Readonly<Record<string, string>>;

/** Texts by language, from a text for each language by what it is. The default language needs a title. */
export function textsOf(
  {
    title,
    tagline,
    description,
  }: { title: PerLanguage; tagline?: PerLanguage | undefined; description?: PerLanguage | undefined },
  defaultLanguage: string,
): Texts {
  if (!title[defaultLanguage]) {
    const known = Object.values(title)[0] ?? '';
    throw new CommandError(`A title in the default language "${defaultLanguage}" is missing: ${known}`);
  }
  return Object.fromEntries(
    Object.entries(title).map(([language, text]) => [
      language,
      {
        title: text,
        ...(tagline?.[language] && { tagline: tagline[language] }),
        ...(description?.[language] && { description: description[language] }),
      },
    ]),
  );
}
