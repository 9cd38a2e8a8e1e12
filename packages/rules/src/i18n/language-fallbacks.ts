// Chooses a supported language when the requested one is not available.
import { getOwnProperty } from '../own-property.ts';
import { getPrimaryLanguage } from './languages.ts';

interface SupportedLanguages {
  readonly supported: readonly string[];
  readonly default: string;
}

/**
 * Returns the supported languages to try in order, in the realm's spelling: the requested tag, its shorter
 * prefixes, other regions of the language, then the default. `pt-BR` gives `pt-BR`, `pt`, `pt-PT`, `en`, as
 * far as they are supported.
 */
export function getLanguageFallbacks(requestedLanguage: string, available: SupportedLanguages): string[] {
  return [...new Set([...matchSupported(requestedLanguage, available.supported), available.default])];
}

/**
 * Returns the language for the ranges of an `Accept-Language` header, best first: the first range that
 * matches a supported language, else the default. `*` matches the default.
 */
export function chooseLanguage(ranges: readonly string[], available: SupportedLanguages): string {
  for (const range of ranges) {
    const [bestLanguage] = range === '*' ? [available.default] : matchSupported(range, available.supported);
    if (bestLanguage !== undefined) return bestLanguage;
  }
  return available.default;
}

/** Returns the first non-empty text in the order of the languages. */
export function pickText(
  texts: Readonly<Record<string, string | undefined>> | null | undefined,
  languages: readonly string[],
): string | undefined {
  for (const language of languages) {
    const text = texts && getOwnProperty(texts, language);
    if (text) return text;
  }
  return undefined;
}

function matchSupported(requestedLanguage: string, supportedLanguages: readonly string[]): string[] {
  const prefixes = getTagPrefixes(requestedLanguage);
  const prefixMatches = prefixes.flatMap((prefix) =>
    supportedLanguages.filter((code) => code.toLowerCase() === prefix),
  );
  const sameLanguage = supportedLanguages.filter(
    (code) => getPrimaryLanguage(code) === getPrimaryLanguage(requestedLanguage),
  );
  return [...prefixMatches, ...sameLanguage];
}

function getTagPrefixes(code: string): string[] {
  const subtags = code.toLowerCase().split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}
