import { describe, expect, test } from 'vitest';
import { isReviewTooLong, MAX_REVIEW_LENGTH, normaliseReviewText } from './review-text.ts';

const texts: [string, string, string][] = [
  ['plain words', 'A fine film.', 'A fine film.'],
  ['space around it', '  fine \n', 'fine'],
  ['lines of another machine', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['many empty lines', 'one\n\n\n\n \n two', 'one\n\ntwo'],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['signs that turn the direction', 'safe \u202egnp.exe', 'safe gnp.exe'],
  ['signs that nobody sees', 'a\u200bb\u0000c\ufeff', 'abc'],
  ['half a sign', 'a\ud800b', 'ab'],
  ['Arabic', 'فيلم جميل', 'فيلم جميل'],
  ['a family', '👨‍👩‍👧', '👨‍👩‍👧'],
  ['nothing', ' \n\t ', ''],
];

describe('The text of a review', () => {
  test.each(texts)('with %s', (_what, typed, kept) => {
    expect(normaliseReviewText(typed)).toBe(kept);
    expect(normaliseReviewText(kept)).toBe(kept);
  });

  test('is too long from one sign more than the most', () => {
    expect(isReviewTooLong('a'.repeat(MAX_REVIEW_LENGTH))).toBe(false);
    expect(isReviewTooLong('a'.repeat(MAX_REVIEW_LENGTH + 1))).toBe(true);
  });

  test('is measured as people count', () => {
    expect(isReviewTooLong('👨‍👩‍👧'.repeat(MAX_REVIEW_LENGTH))).toBe(false);
    expect(isReviewTooLong('👨‍👩‍👧'.repeat(MAX_REVIEW_LENGTH + 1))).toBe(true);
  });
});
