/** Three or more single letters in a row. */
const separateLettersPattern = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:[\s.-]+\p{L}){2,}(?![\p{L}\p{M}\p{N}])/gu;

/** Joins single letters: "s w a t" becomes "swat". */
export const joinLetters = (text: string): string =>
  text.replace(separateLettersPattern, (letters) => letters.replaceAll(/[\s.-]/g, ''));
