// Scripts that need more than spaces to find words in. The database keeps words by the same rules (search_forms).

/** Letters of scripts that are written without spaces between words, or that join much into one. */
const run =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u{20000}-\u{3ffff}]+/gu;
const arabicArticle = /^(?:ال|وال|بال|كال|فال|لل)(?=[\u0620-\u06ff]{2})/;
const hebrewArticle = /^ה(?=[א-ת]{3})/;

export const runsIn = (word: string): string[] => word.match(run) ?? [];

/** The word without the article that is written to it; undefined where there is none. */
export function bare(word: string): string | undefined {
  const first = word.charCodeAt(0);
  if (first < 0x590 || first > 0x6ff) return undefined;
  const without = word.replace(first < 0x600 ? hebrewArticle : arabicArticle, '');
  return without === word ? undefined : without;
}

/** Each two letters that stand side by side; of a single one, itself. */
export function pairsOf(letters: string): string[] {
  const all = [...letters];
  return all.length < 2 ? all : all.slice(1).map((letter, index) => `${all[index]}${letter}`);
}
