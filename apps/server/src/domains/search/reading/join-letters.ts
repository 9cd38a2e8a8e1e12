/** Three letters or more that stand alone, side by side. */
const apart = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:[\s.-]+\p{L}){2,}(?![\p{L}\p{M}\p{N}])/gu;

/** "s w a t" as "swat". */
export const joinLetters = (words: string): string =>
  words.replace(apart, (letters) => letters.replaceAll(/[\s.-]/g, ''));
