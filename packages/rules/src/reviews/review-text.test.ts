import { describe, expect, test } from 'vitest';
import { isReviewTooLong, MAX_REVIEW_LENGTH, normaliseReviewText } from './review-text.ts';

const texts: [string, string, string][] = [
  ['plain text', 'A fine film.', 'A fine film.'],
  ['surrounding whitespace', '  fine \n', 'fine'],
  ['CR and CRLF line breaks', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['many empty lines', 'one\n\n\n\n \n two', 'one\n\ntwo'],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['a direction override', 'safe \u202egnp.exe', 'safe gnp.exe'],
  ['invisible characters', 'a\u200bb\u0000c\ufeff', 'abc'],
  ['a lone surrogate', 'a\ud800b', 'ab'],
  ['Arabic', 'فيلم جميل', 'فيلم جميل'],
  ['an emoji of several code points', '👨‍👩‍👧', '👨‍👩‍👧'],
  ['only whitespace', ' \n\t ', ''],
];

describe('review text', () => {
  test.each(texts)('normaliseReviewText normalises %s', (_case, input, normalised) => {
    expect(normaliseReviewText(input)).toBe(normalised);
    expect(normaliseReviewText(normalised)).toBe(normalised);
  });

  test('isReviewTooLong is true from one character above the maximum', () => {
    expect(isReviewTooLong('a'.repeat(MAX_REVIEW_LENGTH))).toBe(false);
    expect(isReviewTooLong('a'.repeat(MAX_REVIEW_LENGTH + 1))).toBe(true);
  });

  test('isReviewTooLong counts grapheme clusters', () => {
    expect(isReviewTooLong('👨‍👩‍👧'.repeat(MAX_REVIEW_LENGTH))).toBe(false);
    expect(isReviewTooLong('👨‍👩‍👧'.repeat(MAX_REVIEW_LENGTH + 1))).toBe(true);
  });
});
