// Removes articles: those that Arabic and Hebrew attach to a word, and separate ones at the start of a title.

const arabicArticlePattern = /^(?:ال|وال|بال|كال|فال|لل)(?=[\u0620-\u06ff]{2})/;
const hebrewArticlePattern = /^ה(?=[א-ת]{3})/;

/**
 * The word without its attached Arabic or Hebrew article; undefined when it has none. The SQL function `search_forms`
 * does the same.
 */
export function removeAttachedArticle(word: string): string | undefined {
  const firstCode = word.charCodeAt(0);
  if (firstCode < 0x590 || firstCode > 0x6ff) return undefined;
  const strippedWord = word.replace(firstCode < 0x600 ? hebrewArticlePattern : arabicArticlePattern, '');
  return strippedWord === word ? undefined : strippedWord;
}

const leadingArticlePattern =
  /^(?:the|an?|el|la|los|las|una?|le|les|des|der|die|das|eine?|os?|as|uma?|il|lo|gli|de|het|den|det)(?: (?=.)|$)/;

/** A folded text without the separate article at its start. The SQL function `search_article` does the same. */
export const removeLeadingArticle = (text: string): string => text.replace(leadingArticlePattern, '');
