import { expect, test } from 'vitest';
import { type ShareState, type ShareTools, shareLink } from './share-link.ts';

const link = { url: 'https://example.com/video/a', title: 'A' };
const done = async () => {};
const fails = async () => {
  throw new DOMException('not allowed', 'NotAllowedError');
};
const closed = async () => {
  throw new DOMException('closed', 'AbortError');
};

const cases: [string, ShareTools, ShareState[]][] = [
  ['is copied', { copy: done, share: done }, ['copied']],
  ['goes by the device when it cannot be copied', { copy: fails, share: done }, ['sharing']],
  ['goes by the device when there is no clipboard', { share: done }, ['sharing']],
  ['fails when the device refuses too', { copy: fails, share: fails }, ['sharing', 'failed']],
  ['fails when there is neither', {}, ['failed']],
  ['fails when there is a clipboard alone that refuses', { copy: fails }, ['failed']],
  ['has not failed when somebody closes the panel', { share: closed }, ['sharing']],
];

test.each(cases)('a link %s', async (_what, tools, states) => {
  const notices: ShareState[] = [];
  await shareLink(tools, link, (state) => notices.push(state));
  expect(notices).toEqual(states);
});

test('copies the URL', async () => {
  const copied: string[] = [];
  await shareLink({ copy: async (text) => void copied.push(text) }, link, () => {});
  expect(copied).toEqual([link.url]);
});
