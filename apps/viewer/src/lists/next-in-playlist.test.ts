import type { Card } from '@matinee/contract';
import { expect, test } from 'vitest';
import { findNext } from './next-in-playlist.ts';

/** `b!` is a title that does not play. */
function playlist(...pages: string[][]) {
  const asked: (string | undefined)[] = [];
  const read = async (lastSeen: string | undefined) => {
    asked.push(lastSeen);
    const index = Number(lastSeen ?? 0);
    const goesOn = index + 1 < pages.length;
    const vods = (pages[index] ?? []).map(
      (name): Card => ({
        id: name.replace('!', ''),
        type: 'VIDEO',
        title: name,
        accessLevel: name.endsWith('!') ? 'DENIED' : 'GRANTED',
      }),
    );
    return { vods, paging: { lastSeen: goesOn ? String(index + 1) : null, moreDataAvailable: goesOn } };
  };
  return { asked, read };
}

const after = async (id: string, ...pages: string[][]) => {
  const { isListed, next } = await findNext(id, playlist(...pages).read);
  return isListed ? (next?.id ?? 'the end') : 'not listed';
};

test('the title after this one comes next, also from the next page', async () => {
  expect(await after('a', ['a', 'b'])).toBe('b');
  expect(await after('b', ['a', 'b'], ['c'])).toBe('c');
});

test('what does not play for the viewer is passed over', async () => {
  expect(await after('a', ['a', 'b!', 'c'])).toBe('c');
  expect(await after('a', ['a', 'b!'], ['c!'])).toBe('the end');
});

test('after the last title nothing comes, and a title that is not listed has no place', async () => {
  expect(await after('b', ['a', 'b'])).toBe('the end');
  expect(await after('x', ['a'], ['b'])).toBe('not listed');
  expect(await after('x', [])).toBe('not listed');
});

test('no page is read beyond the one that answers', async () => {
  const list = playlist(['a', 'b'], ['c']);
  await findNext('a', list.read);
  expect(list.asked).toEqual([undefined]);
});
