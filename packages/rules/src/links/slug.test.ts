import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['The Long Way Home', 'the-long-way-home'],
  ['What? Why.', 'what-why-'],
  ['Vol. 2', 'vol-2'],
  ['A - B', 'a-b'],
  ['a.b', 'a-b'],
  ['Rock & Roll', 'rock-roll'],
  ['under_score', 'underscore'],
  [' padded ', '-padded-'],
  ['¡Olé! Ñandú', 'olé-ñandú'],
  ['Ünïcode', 'ünïcode'],
  ['الطريق الطويل', 'الطريق-الطويل'],
  ['長い道 2', '長い道-2'],
  ['हिन्दी', 'हिन्दी'],
  ['٣ أيام', '٣-أيام'],
  ['tab\tand\u00a0nbsp', 'tab-and-nbsp'],
  ['', null],
  ['...', null],
  ['?!', null],
  [' - ', null],
  ['🎬', null],
])('slugify("%s") returns %s', (title, expected) => {
  expect(slugify(title)).toBe(expected);
});

test('slugify is idempotent and its result fits a path segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const slug = slugify(title);
      if (slug === null) return;
      expect(slugify(slug)).toBe(slug);
      expect(slug).not.toMatch(/--|[\s./?#%&]/u);
      expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
    }),
  );
});
