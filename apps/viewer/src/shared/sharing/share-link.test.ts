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
  [
    'copies the link when a clipboard and a share dialog are available',
    { copy: succeed, share: succeed },
    ['copied'],
  ],
  ['opens the share dialog when copying fails', { copy: refuse, share: succeed }, ['sharing']],
  ['opens the share dialog without a clipboard', { share: succeed }, ['sharing']],
  ['fails when copying and sharing fail', { copy: refuse, share: refuse }, ['sharing', 'failed']],
  ['fails without a clipboard and a share dialog', {}, ['failed']],
  ['fails when copying fails and there is no share dialog', { copy: refuse }, ['failed']],
  ['does not fail when the viewer closes the share dialog', { share: closeDialog }, ['sharing']],
];

test.each(cases)('%s', async (_condition, tools, expected) => {
  const states: ShareState[] = [];
  await shareLink(tools, link, (state) => states.push(state));
  expect(states).toEqual(expected);
});

test('copies the URL', async () => {
  const copied: string[] = [];
  await shareLink({ copy: async (text) => void copied.push(text) }, link, () => {});
  expect(copied).toEqual([link.url]);
});
