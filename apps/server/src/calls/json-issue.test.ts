import { describe, expect, test } from 'vitest';
import { findJsonIssue } from './json-issue.ts';

const nestArrays = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

describe('findJsonIssue', () => {
  test.each([
    ['text', 'a'],
    ['no value', undefined],
    ['an object', { a: [1, null, 'b', { c: true }] }],
    ['arrays nested 32 levels below the first', nestArrays(33)],
  ])('returns null for %s', (_, value) => {
    expect(findJsonIssue(value)).toBeNull();
  });

  test.each([
    ['arrays nested 33 levels below the first', nestArrays(34), 'levels deep'],
    ['100,000 levels', nestArrays(100_000), 'levels deep'],
    ['NUL in a text', { a: ['b\0'] }, 'NUL'],
    ['NUL in a key', { 'a\0': 1 }, 'NUL'],
  ])('describes the issue of %s', (_, value, issue) => {
    expect(findJsonIssue(value)).toContain(issue);
  });
});
