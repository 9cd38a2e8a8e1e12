import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { writeLocalTimes } from './local-times.ts';

const marchFirst = { value: '2027-03-01T23:30:00Z', format: 'date' } as const;
const createPage = () => ({
  heroes: [
    { title: 'Fog', tagline: 'March 1, 2027', zonedTexts: { tagline: marchFirst } },
    { title: 'Rain', tagline: 'Soon' },
  ],
});
const timeFormat = { language: 'en', getZone: () => 'Europe/Madrid' };
const readTaglines = (queryClient: QueryClient, key: string[]) =>
  queryClient.getQueryData<ReturnType<typeof createPage>>(key)?.heroes.map(({ tagline }) => tagline);

test('rewrites times in the viewer’s zone and keeps other texts', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['section', 'HOME'], createPage());
  writeLocalTimes(queryClient, timeFormat);
  expect(readTaglines(queryClient, ['section', 'HOME'])).toEqual(['March 2, 2027', 'Soon']);
});

test('rewrites responses that arrive later', async () => {
  const queryClient = new QueryClient();
  const stop = writeLocalTimes(queryClient, timeFormat);
  queryClient.setQueryData(['section', 'films'], createPage());
  await expect.poll(() => readTaglines(queryClient, ['section', 'films'])).toEqual(['March 2, 2027', 'Soon']);
  stop();
});

test('keeps times in UTC for a viewer in UTC', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['section', 'HOME'], createPage());
  writeLocalTimes(queryClient, { language: 'en', getZone: () => 'UTC' })();
  expect(readTaglines(queryClient, ['section', 'HOME'])).toEqual(['March 1, 2027', 'Soon']);
});

test('does not read the zone for data without times', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['section', 'HOME'], { heroes: [{ title: 'Rain', tagline: 'Soon' }] });
  const getZone = vi.fn(() => 'Europe/Madrid');
  writeLocalTimes(queryClient, { language: 'en', getZone })();
  expect(getZone).not.toHaveBeenCalled();
});

test('keeps the identity of data that already has local times', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['section', 'HOME'], createPage());
  writeLocalTimes(queryClient, timeFormat)();
  const initialData = queryClient.getQueryData(['section', 'HOME']);
  writeLocalTimes(queryClient, timeFormat)();
  expect(queryClient.getQueryData(['section', 'HOME'])).toBe(initialData);
});
