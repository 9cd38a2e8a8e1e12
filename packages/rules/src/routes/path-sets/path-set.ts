// Types of translated path segments.
import { getOwnProperty } from '../../own-property.ts';

/** Default segment → translated segment. Segments without an entry keep the default. */
export type PathSet = Readonly<Record<string, string>>;

/** Language code → translated segments. English and languages without an entry use the default paths. */
export type PathSets = Readonly<Record<string, PathSet>>;

/** Language code that selects the emoji debug set. */
export const EMOJI_LANGUAGE = 'emoji' as const;

/** Returns the path set of a language tag or of its primary language; undefined for default paths. */
export function findPathSet(pathSets: PathSets, language: string | undefined): PathSet | undefined {
  if (language === undefined) return undefined;
  const code = language.toLowerCase();
  return getOwnProperty(pathSets, code) ?? getOwnProperty(pathSets, code.split('-', 1)[0] ?? code);
}
