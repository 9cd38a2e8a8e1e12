// Adds favourites, history and a watchlist to an account of the demo realm, because personal pages are
// empty otherwise.
import type { Demo } from './start-demo.ts';

const maxFilms = 6;

interface DemoCard {
  id: string;
  type: string;
  accessLevel: string;
}

export async function fillPersonalPages({ url, account }: Pick<Demo, 'url' | 'account'>): Promise<void> {
  let token: string | undefined;
  const credentials = { id: account.email, secret: account.password };
  token = (await call('POST', '/api/v2/login', credentials)).authorisationToken;
  const home = await call('GET', '/api/v1/view/section/HOME');
  const cards: DemoCard[] = home.buckets.flatMap(
    ({ contentList }: { contentList: DemoCard[] }) => contentList,
  );
  const films = cards.filter(({ type, accessLevel }) => type === 'VIDEO' && accessLevel === 'GRANTED');
  const ids = [...new Set(films.map(({ id }) => id))].slice(0, maxFilms);
  for (const [index, id] of ids.entries()) {
    await call('PUT', `/api/v2/favourite/vods/${id}`);
    await call('PUT', `/api/v2/customer/progress/${id}`, { position: 6 + index * 4, duration: 32 });
  }
  const { id: listId } = await call('POST', '/api/v2/watchlists', { name: 'Rainy days' });
  const content = ids.map((id) => ({ id, contentType: 'VIDEO' }));
  await call('POST', `/api/v2/new-watchlists/${listId}/content`, { content });

  async function call(method: string, path: string, body?: unknown) {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  }
}
