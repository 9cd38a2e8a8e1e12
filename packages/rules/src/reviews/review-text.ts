// What a review can say: plain text, written by anybody and read by everybody.

export const MAX_REVIEW_LENGTH = 2_000;
export const reviewRatings = [1, 2, 3, 4, 5] as const;

/** Signs that nobody sees, and those that turn the direction of what stands around them. */
const invisibleCharacters =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** The text as it is kept: without signs that nobody sees, and with at most one empty line in a row. */
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

/** Counted as people count: an emoji made of several signs is one. */
export function isReviewTooLong(text: string): boolean {
  if (text.length <= MAX_REVIEW_LENGTH) return false;
  // One that people see is never made of so many.
  if (text.length > MAX_REVIEW_LENGTH * 20) return true;
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(text)) {
    if (++count > MAX_REVIEW_LENGTH) return true;
  }
  return false;
}
