// Splits runs of letters in scripts without spaces, and removes articles that Arabic and Hebrew attach to a word. The
// SQL function `search_forms` does the same.

/** Characters of scripts that are written without spaces or with long compounds. */
const unspacedRun =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u{20000}-\u{3ffff}]+/gu;
const arabicArticle = /^(?:ال|وال|بال|كال|فال|لل)(?=[\u0620-\u06ff]{2})/;
const hebrewArticle = /^ה(?=[א-ת]{3})/;

export const findUnspacedRuns = (word: string): string[] => word.match(unspacedRun) ?? [];

/** The word without its attached Arabic or Hebrew article; undefined when it has none. */
export function removeArticle(word: string): string | undefined {
  const firstCode = word.charCodeAt(0);
  if (firstCode < 0x590 || firstCode > 0x6ff) return undefined;
  const strippedWord = word.replace(firstCode < 0x600 ? hebrewArticle : arabicArticle, '');
  return strippedWord === word ? undefined : strippedWord;
}

/** Adjacent pairs of letters; a single letter yields itself. */
export function listLetterPairs(letters: string): string[] {
  const characters = [...letters];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((letter, index) => `${characters[index]}${letter}`);
}

const leadingArticle =
  /^(?:the|an?|el|la|los|las|una?|le|les|des|der|die|das|eine?|os?|as|uma?|il|lo|gli|de|het|den|det)(?: (?=.)|$)/;

/** A folded text without the separate article at its start. The SQL function `search_article` does the same. */
export const removeLeadingArticle = (text: string): string => text.replace(leadingArticle, '');
