// Open pages of a profile hear of what it changes, here or elsewhere; nobody else does.
import type { PageEvent, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../test/service.ts';
import { watchlistCalls } from '../../../test/watchlists.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type Heard = Extract<PageEvent, { topic: 'library' }>;

/** A page of somebody: it has the cookie that their sign-in gave it. */
async function pageOf(who: { email: string } | null) {
  const path = who ? '/api/v2/login' : '/api/v2/login/guest';
  const answer = await service.ask<Tokens>(path, {
    method: 'POST',
    ...(who && { body: { id: who.email, secret: password } }),
  });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const stop = new AbortController();
  const stream = await fetch(`${service.url}/api/v2/page-events`, {
    headers: { cookie },
    signal: stop.signal,
  });
  const heard: Heard[] = [];
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let began = () => {};
  const isListening = new Promise<void>((resolve) => {
    began = resolve;
  });
  void (async () => {
    for (let text = ''; ; ) {
      const part = await reader?.read().catch(() => undefined);
      if (!part || part.done) return;
      text += part.value;
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines.filter((each) => each.startsWith('data: '))) {
        const event = JSON.parse(line.slice(6)) as PageEvent;
        if (event.topic === 'realm') began();
        if (event.topic === 'library') heard.push(event);
      }
    }
  })();
  await isListening;
  return { tokens: answer.body, heard, close: () => stop.abort() };
}

test('a change is heard by the other pages of its profile, once for each call', async () => {
  const email = 'two-devices@example.com';
  await service.person({ email });
  await service.person({ email: 'somebody-else@example.com' });
  const [here, there, other, guest] = [
    await pageOf({ email }),
    await pageOf({ email }),
    await pageOf({ email: 'somebody-else@example.com' }),
    await pageOf(null),
  ];
  const token = here.tokens.authorisationToken;
  const calls = watchlistCalls(service);
  const { id, ownerExternalId } = await calls.create(here.tokens);
  const titles = await calls.titles(2);
  await calls.add(here.tokens, id, titles);
  await calls.reorder(here.tokens, id, [...titles].reverse());
  const film = titles[0]?.publicId ?? '';
  await calls.remove(here.tokens, id, { publicId: film });
  // Refused: nothing is told.
  await calls.add(here.tokens, id, titles.slice(1));
  await service.ask(`/api/v2/watchlists/${id}`, { method: 'PUT', token, body: { name: 'Other' } });
  await service.ask(`/api/v2/watchlists/${id}/${ownerExternalId}`, { method: 'DELETE', token });
  await service.ask(`/api/v2/favourite/vods/${film}`, { method: 'PUT', token });
  await service.ask(`/api/v2/favourite/vods/${film}`, { method: 'DELETE', token });
  await service.ask('/api/v2/customer/history', { method: 'DELETE', token });
  const list = { topic: 'library', list: 'watchlists', id };
  const favourite = { topic: 'library', list: 'favourites', id: film };
  const expected = [
    ...Array.from({ length: 6 }, () => list),
    { ...favourite, favourite: true },
    { ...favourite, favourite: false },
    { topic: 'library', list: 'history' },
  ];
  await expect.poll(() => there.heard).toEqual(expected);
  await expect.poll(() => here.heard).toEqual(expected);
  await service.settled();
  expect([other.heard, guest.heard]).toEqual([[], []]);
  for (const page of [here, there, other, guest]) page.close();
});
