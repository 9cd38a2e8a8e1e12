// Which words the paths of a language use.
import { getOwnProperty } from '../../own-property.ts';

/** Default word of a fixed segment → its word in one language. A word that is not in the set stays as it is. */
export type PathSet = Readonly<Record<string, string>>;

/** Language code → words. Languages without an entry, and English, use the default paths. */
export type PathSets = Readonly<Record<string, PathSet>>;

/** The debug set of emoji paths is chosen by this language code. */
export const EMOJI_LANGUAGE = 'emoji' as const;

/** The set for `pt-BR`, else for `pt`, else none: the default paths. */
export function findPathSet(pathSets: PathSets, language: string | undefined): PathSet | undefined {
  if (language === undefined) return undefined;
  const code = language.toLowerCase();
  return getOwnProperty(pathSets, code) ?? getOwnProperty(pathSets, code.split('-', 1)[0] ?? code);
}
