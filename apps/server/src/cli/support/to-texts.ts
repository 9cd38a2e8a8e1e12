import type { ContentTexts } from '../../domains/titles/index.ts';
import { CommandError } from './command-error.ts';

type PerLanguage = Readonly<Record<string, string>>;

/**
 * Converts texts by property (title, tagline, description) and language to texts by language. A title in the
 * default language is required.
 */
export function toTexts(
  {
    title,
    tagline,
    description,
  }: { title: PerLanguage; tagline?: PerLanguage | undefined; description?: PerLanguage | undefined },
  defaultLanguage: string,
): ContentTexts {
  if (!title[defaultLanguage]) {
    const otherTitle = Object.values(title)[0] ?? '';
    throw new CommandError(`A title in the default language "${defaultLanguage}" is missing: ${otherTitle}`);
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
