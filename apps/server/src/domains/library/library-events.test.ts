// Open pages of a profile receive its library changes from every device; pages of other profiles do not.
import type { PageEvent, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../test/service.ts';
import { createWatchlistClient } from '../../../test/watchlists.ts';
import { setRole } from '../identity/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type LibraryEvent = Extract<PageEvent, { topic: 'library' }>;

/** Opens an event stream with the session cookie of a new sign-in. */
async function openPage(account: { email: string } | null) {
  const path = account ? '/api/v2/login' : '/api/v2/login/guest';
  const response = await service.request<Tokens>(path, {
    method: 'POST',
    ...(account && { body: { id: account.email, secret: password } }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  const abortController = new AbortController();
  const stream = await fetch(`${service.url}/api/v2/page-events`, {
    headers: { cookie },
    signal: abortController.signal,
  });
  const receivedEvents: LibraryEvent[] = [];
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let onConnected = () => {};
  const connected = new Promise<void>((resolve) => {
    onConnected = resolve;
  });
  const ended = (async () => {
    for (let text = ''; ; ) {
      const chunk = await reader?.read().catch(() => undefined);
      if (!chunk || chunk.done) return;
      text += chunk.value;
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines.filter((line) => line.startsWith('data: '))) {
        const event = JSON.parse(line.slice(6)) as PageEvent;
        if (event.topic === 'realm') onConnected();
        if (event.topic === 'library') receivedEvents.push(event);
      }
    }
  })();
  await connected;
  return { tokens: response.body, receivedEvents, ended, close: () => abortController.abort() };
}

test('each change of a library sends one event to the open pages of its profile only', async () => {
  const email = 'two-devices@example.com';
  await service.signInNewAccount({ email });
  await service.signInNewAccount({ email: 'somebody-else@example.com' });
  const [firstPage, secondPage, otherAccountPage, guestPage] = [
    await openPage({ email }),
    await openPage({ email }),
    await openPage({ email: 'somebody-else@example.com' }),
    await openPage(null),
  ];
  const token = firstPage.tokens.authorisationToken;
  const calls = createWatchlistClient(service);
  const { id, ownerExternalId } = await calls.create(firstPage.tokens);
  const titles = await calls.createTitles(2);
  await calls.add(firstPage.tokens, id, titles);
  await calls.reorder(firstPage.tokens, id, [...titles].reverse());
  const filmId = titles[0]?.publicId ?? '';
  await calls.remove(firstPage.tokens, id, { publicId: filmId });
  // Refused, so no event is sent.
  await calls.add(firstPage.tokens, id, titles.slice(1));
  await service.request(`/api/v2/watchlists/${id}`, { method: 'PUT', token, body: { name: 'Other' } });
  await service.request(`/api/v2/watchlists/${id}/${ownerExternalId}`, { method: 'DELETE', token });
  await service.request(`/api/v2/favourite/vods/${filmId}`, { method: 'PUT', token });
  await service.request(`/api/v2/favourite/vods/${filmId}`, { method: 'DELETE', token });
  await service.request('/api/v2/customer/history', { method: 'DELETE', token });
  const listEvent = { topic: 'library', list: 'watchlists', id };
  const favouriteEvent = { topic: 'library', list: 'favourites', id: filmId };
  const expected = [
    ...Array.from({ length: 6 }, () => listEvent),
    { ...favouriteEvent, favourite: true },
    { ...favouriteEvent, favourite: false },
    { topic: 'library', list: 'history' },
  ];
  await expect.poll(() => secondPage.receivedEvents).toEqual(expected);
  await expect.poll(() => firstPage.receivedEvents).toEqual(expected);
  await service.waitForEvents();
  expect([otherAccountPage.receivedEvents, guestPage.receivedEvents]).toEqual([[], []]);
  for (const page of [firstPage, secondPage, otherAccountPage, guestPage]) page.close();
});

test('the event stream of a session ends with it, and when the role of its account changes', async () => {
  const email = 'signs-out@example.com';
  await service.signInNewAccount({ email });
  const [endedPage, otherPage] = [await openPage({ email }), await openPage({ email })];
  const { refreshToken } = endedPage.tokens;
  await service.request('/api/v2/logout', { body: { refreshToken } });
  await endedPage.ended;
  const token = otherPage.tokens.authorisationToken;
  await service.request('/api/v2/customer/history', { method: 'DELETE', token });
  await expect.poll(() => otherPage.receivedEvents).toHaveLength(1);
  expect(endedPage.receivedEvents).toEqual([]);
  const { db } = service.services;
  await setRole(db, { realmId: service.realmId, email, role: 'ADMIN', now: service.clock.now() });
  await otherPage.ended;
});
