import { expect, test } from 'vitest';
import { type ShareState, type ShareTools, shareLink } from './share-link.ts';

const link = { url: 'https://example.com/video/a', title: 'A' };
const succeed = async () => {};
const refuse = async () => {
  throw new DOMException('not allowed', 'NotAllowedError');
};
const closeDialog = async () => {
  throw new DOMException('closed', 'AbortError');
};

const cases: [string, ShareTools, ShareState[]][] = [
  ['is copied', { copy: succeed, share: succeed }, ['copied']],
  ['goes by the device when it cannot be copied', { copy: refuse, share: succeed }, ['sharing']],
  ['goes by the device when there is no clipboard', { share: succeed }, ['sharing']],
  ['fails when the device refuses too', { copy: refuse, share: refuse }, ['sharing', 'failed']],
  ['fails when there is neither', {}, ['failed']],
  ['fails when there is a clipboard alone that refuses', { copy: refuse }, ['failed']],
  ['has not failed when somebody closes the panel', { share: closeDialog }, ['sharing']],
];

test.each(cases)('a link %s', async (_condition, tools, expected) => {
  const states: ShareState[] = [];
  await shareLink(tools, link, (state) => states.push(state));
  expect(states).toEqual(expected);
});

test('copies the URL', async () => {
  const copied: string[] = [];
  await shareLink({ copy: async (text) => void copied.push(text) }, link, () => {});
  expect(copied).toEqual([link.url]);
});
