/**
 * Returns the name of a language (BCP 47) in the viewer's language, the tag itself when it has no name, and
 * null for `und` or an empty tag.
 */
export function getLanguageName(language: string, locale?: string): string | null {
  if (!language || language === 'und') return null;
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
