// The text of a review: plain text, cleaned before it is stored.

export const MAX_REVIEW_LENGTH = 2_000;
export const reviewRatings = [1, 2, 3, 4, 5] as const;

/** Invisible characters and direction overrides, which would change the text around a review. */
const invisibleCharacters =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Removes invisible characters and limits empty lines to one in a row. */
export function normaliseReviewText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .split('\n')
    .map((line) => line.replace(/\t/gu, ' ').replace(invisibleCharacters, '').trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Whether a text is too long. Counts grapheme clusters: an emoji of several code points is one character. */
export function isReviewTooLong(text: string): boolean {
  if (text.length <= MAX_REVIEW_LENGTH) return false;
  // Rejects without counting, because visible characters have fewer than 20 code units on average.
  if (text.length > MAX_REVIEW_LENGTH * 20) return true;
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(text)) {
    if (++count > MAX_REVIEW_LENGTH) return true;
  }
  return false;
}
