/** Control characters and direction overrides affect the text around a name; PostgreSQL refuses lone surrogates. */
const removedCharacters = /(?!\s)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
/** Some letters and symbols are blank: Hangul fillers and the empty Braille pattern. */
const visibleCharacter = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Trims a line of text and collapses whitespace; returns an empty string when no character is visible. */
export function normaliseLine(text: string): string {
  const line = text.normalize('NFC').replace(removedCharacters, '').replace(/\s+/gu, ' ').trim();
  return visibleCharacter.test(line) ? line : '';
}
