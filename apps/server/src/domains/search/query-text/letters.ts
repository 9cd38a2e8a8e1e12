// Splits runs of letters in scripts without spaces. The SQL function `search_forms` does the same.

/** Characters of scripts that are written without spaces or with long compounds. */
const unspacedRunPattern =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u{20000}-\u{3ffff}]+/gu;
export const findUnspacedRuns = (word: string): string[] => word.match(unspacedRunPattern) ?? [];

/** Adjacent pairs of letters; a single letter yields itself. */
export function listLetterPairs(letters: string): string[] {
  const characters = [...letters];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((letter, index) => `${characters[index]}${letter}`);
}
