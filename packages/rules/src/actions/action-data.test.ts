import { expect, test } from 'vitest';
import { type ActionSubject, buildActionData } from './action-data.ts';

const film = { id: '7', type: 'VIDEO', title: 'Harbour' };
const universalLink = 'https://video.example/video/7/harbour';
const facts = { id: '7', type: 'VIDEO' };

test.each<[string, Partial<ActionSubject>, boolean, object]>([
  [
    'a film',
    {},
    true,
    { trackingParameters: { ...facts, title: 'Harbour' }, favourite: false, trailers: [] },
  ],
  ['a film that is kept', { favourite: true }, true, { favourite: true }],
  [
    'an episode',
    { seriesTitle: 'Coast' },
    true,
    { trackingParameters: { ...facts, title: 'Harbour', seriesTitle: 'Coast' } },
  ],
  [
    'a film in a realm that shows no titles',
    { seriesTitle: 'Coast' },
    false,
    { trackingParameters: facts, title: 'Harbour' },
  ],
  [
    'a film with trailers',
    {
      trailers: [
        { id: '8', title: 'One', accessLevel: 'GRANTED' },
        { id: '9', title: 'Two', accessLevel: 'DENIED' },
      ],
    },
    true,
    {
      trailers: [
        { id: '8', title: 'One', accessLevel: 'GRANTED' },
        { id: '9', title: 'Two', accessLevel: 'DENIED' },
      ],
    },
  ],
])('of %s an action is told what it is, and no more', (_what, change, showTitles, expected) => {
  const data = buildActionData({ ...film, ...change }, { universalLink, showTitles });
  expect(data).toMatchObject({ id: '7', type: 'VIDEO', title: 'Harbour', universalLink, ...expected });
  expect(data.trackingParameters).toEqual(
    (expected as { trackingParameters?: object }).trackingParameters ?? { ...facts, title: 'Harbour' },
  );
});
