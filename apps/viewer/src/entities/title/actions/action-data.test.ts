import { composedActionData } from '@matinee/contract';
import { buildActionData } from '@matinee/rules';
import { expect, test } from 'vitest';

test('buildActionData returns data that matches the contract ComposedActionData', () => {
  const title = { id: '7', type: 'SEASON_VIDEO', title: 'Pilot', seriesTitle: 'Coast', favourite: true };
  const trailers = [{ id: '8', title: 'One', accessLevel: 'GRANTED' }];
  const context = { universalLink: 'https://video.example/video/7/pilot', showTitles: true };
  const data = buildActionData({ ...title, trailers }, context);
  expect(composedActionData.strict().parse(data)).toEqual(data);
});
