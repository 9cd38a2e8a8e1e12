import type { Bucket, Card, Section, Video } from '@matinee/contract';
import { expect, test } from 'vitest';
import { relatedTitles } from './related.ts';

const card = (id: string, genre: string): Card => ({
  id,
  type: 'VIDEO',
  title: id,
  accessLevel: 'GRANTED',
  genres: [genre],
});
const row = (name: string, cards: Card[]) => ({ name, contentList: cards }) as Bucket;
const home = {
  buckets: [
    row('New', [card('a', 'drama'), card('b', 'sport'), card('c', 'comedy')]),
    row('Drama', [card('a', 'drama'), card('d', 'drama'), card('e', 'drama')]),
  ],
} as Section;

test('the row of the title’s genre is offered, without the title itself', () => {
  const related = relatedTitles({ ...card('a', 'drama') } as Video, home);
  expect(related).toMatchObject({ name: 'Drama', titles: [{ id: 'd' }, { id: 'e' }] });
});

test('a title that no row knows anything of has none', () => {
  expect(relatedTitles({ ...card('x', 'opera') } as Video, home)).toBeNull();
});
