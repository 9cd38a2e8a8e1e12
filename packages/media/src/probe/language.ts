/**
 * Parses a language as files declare it (`ger`, `deu`, `de`, `pt_br`) to BCP 47. Returns null for `und`,
 * empty and invalid text.
 */
export function parseLanguageTag(text: string | undefined): string | null {
  const candidate = (text ?? '').trim().replaceAll('_', '-');
  if (!/^[A-Za-z]{2,3}(-|$)/.test(candidate)) return null;
  try {
    const [tag] = Intl.getCanonicalLocales(candidate);
    return tag === undefined || /^und\b/.test(tag) ? null : tag;
  } catch {
    return null;
  }
}

const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Like {@link parseLanguageTag}, but only for languages with a known name: `name.cut.srt` has no language. */
export function parseKnownLanguageTag(text: string): string | null {
  const tag = parseLanguageTag(text);
  return tag !== null && englishNames.of(tag) !== undefined ? tag : null;
}

/** Returns the name of a language in that language: `de` → Deutsch. `und` → Original. */
export function getNativeLanguageName(tag: string): string {
  if (tag === 'und') return 'Original';
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
