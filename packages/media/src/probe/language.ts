/**
 * The BCP 47 form of a language as files give it (`ger`, `deu`, `de`, `pt_br`), or null when it is none.
 * `und` and the empty string are no language either.
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

/** Like {@link parseLanguageTag}, but only for languages that have a name: `name.cut.srt` is not in Cut. */
export function parseKnownLanguageTag(text: string): string | null {
  const tag = parseLanguageTag(text);
  return tag !== null && englishNames.of(tag) !== undefined ? tag : null;
}

/** A language's own name for itself, for people to choose by: `de` → Deutsch. */
export function languageName(tag: string): string {
  if (tag === 'und') return 'Original';
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
