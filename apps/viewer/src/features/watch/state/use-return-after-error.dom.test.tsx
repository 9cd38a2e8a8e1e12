import { CallError } from '@matinee/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { noticesState } from '../../../shared/notices/notices.ts';
import { readGlobalState } from '../../../shared/query/global-state.ts';
import { useReturnAfterError } from './use-return-after-error.ts';

afterEach(cleanup);

const createError = (code: string) => new CallError({ code, status: 403, messages: [], params: {} } as never);

function VideoPage({ error }: { error: unknown }) {
  return useReturnAfterError(error) ? null : <p>The video page</p>;
}

async function openVideo(error: unknown, firstPath = '/home') {
  const queryClient = new QueryClient();
  const router = createMemoryRouter(
    [
      { path: '/home', element: <p>Home</p> },
      { path: '/video', element: <VideoPage error={error} /> },
    ],
    { initialEntries: [firstPath] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  if (firstPath !== '/video') await act(() => router.navigate('/video'));
  return readGlobalState(queryClient, noticesState);
}

test.each([
  ['accessDenied', 'videoForbidden'],
  ['internal', 'videoFailed'],
])(
  'after the error %s of a video, navigates to the previous page and shows the notice %s',
  async (code, notice) => {
    expect(await openVideo(createError(code))).toEqual([notice]);
    expect(screen.getByText('Home')).toBeDefined();
  },
);

test.each(['notFound', 'overloaded', 'network'])(
  'stays on the page after the error %s of a video',
  async (code) => {
    expect(await openVideo(createError(code))).toEqual([]);
    expect(screen.getByText('The video page')).toBeDefined();
  },
);

test('stays on the page when it is the first of a visit', async () => {
  expect(await openVideo(createError('accessDenied'), '/video')).toEqual([]);
  expect(screen.getByText('The video page')).toBeDefined();
});
