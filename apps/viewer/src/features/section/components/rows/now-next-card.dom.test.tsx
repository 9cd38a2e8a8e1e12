import type { Card } from '@matinee/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../../shared/environment/environment.ts';
import { createPaths } from '../../../../shared/navigation/paths.ts';
import { NowNextCard } from './now-next-card.tsx';

const environment = {
  language: 'en',
  label: (key: string) => key,
  paths: createPaths('en', null),
  realm: { features: { seriesInterstitial: false, videoInterstitial: false, epgPlayback: false } },
  hasPage: () => true,
} as unknown as Environment;
const now = Date.parse('2027-03-01T12:00:00.000Z');
const channel = {
  id: 'one',
  type: 'EPG',
  title: 'Channel one',
  accessLevel: 'GRANTED',
  programmingInfo: {
    channelLogoUrl: '/images/logo/240.webp',
    currentProgramme: {
      id: 'news',
      channelId: 'one',
      startDate: '2027-03-01T11:30:00.000Z',
      endDate: '2027-03-01T12:30:00.000Z',
      programme: 'News',
      thumbnailUrl: '/images/news/480.webp',
      epgPlaybackContentStatus: 'DISABLED',
    },
  },
} as const satisfies Card;

/** happy-dom loads no images, and counts them as loaded. */
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['logo', channel.programmingInfo.channelLogoUrl],
  ['programme image', channel.programmingInfo.currentProgramme.thumbnailUrl],
])('a %s that cannot be loaded is logged and hidden', (_name, url) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = render(
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={new QueryClient()}>
        <NowNextCard channel={channel} now={now} />
      </QueryClientProvider>
    </EnvironmentContext>,
  );
  const findImage = () => container.querySelector(`img[src="${url}"]`);
  const image = findImage();
  if (!image) throw new Error('There is no image');
  fireEvent.error(image);
  expect(warn).toHaveBeenCalledWith(`An image could not be loaded: ${url}`);
  expect(findImage()).toBeNull();
});
