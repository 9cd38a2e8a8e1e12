import { expect, test } from 'vitest';
import { type ActionTarget, buildActionData } from './action-data.ts';

const film = { id: '7', type: 'VIDEO', title: 'Harbour' };
const universalLink = 'https://video.example/video/7/harbour';
const baseParameters = { id: '7', type: 'VIDEO' };

test.each<[string, Partial<ActionTarget>, boolean, object]>([
  [
    'a film',
    {},
    true,
    { trackingParameters: { ...baseParameters, title: 'Harbour' }, favourite: false, trailers: [] },
  ],
  ['a favourite film', { favourite: true }, true, { favourite: true }],
  [
    'an episode',
    { seriesTitle: 'Coast' },
    true,
    { trackingParameters: { ...baseParameters, title: 'Harbour', seriesTitle: 'Coast' } },
  ],
  [
    'a film in a realm that hides titles',
    { seriesTitle: 'Coast' },
    false,
    { trackingParameters: baseParameters, title: 'Harbour' },
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
])('buildActionData returns the data of %s', (_case, overrides, showTitles, expected) => {
  const data = buildActionData({ ...film, ...overrides }, { universalLink, showTitles });
  expect(data).toMatchObject({ id: '7', type: 'VIDEO', title: 'Harbour', universalLink, ...expected });
  expect(data.trackingParameters).toEqual(
    (expected as { trackingParameters?: object }).trackingParameters ?? {
      ...baseParameters,
      title: 'Harbour',
    },
  );
});
