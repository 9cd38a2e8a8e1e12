// Gives the administrator of the demo realm something to look back on: lists of a person would be empty in their pictures.
import type { Demo } from './start-demo.ts';

const atMost = 6;

interface Shown {
  id: string;
  type: string;
  accessLevel: string;
}

export async function fillLists({ url, admin }: Demo): Promise<void> {
  let token: string | undefined;
  token = (await call('POST', '/api/v2/login', admin)).authorisationToken;
  const home = await call('GET', '/api/v1/view/section/HOME');
  const shown: Shown[] = home.buckets.flatMap(({ contentList }: { contentList: Shown[] }) => contentList);
  const films = shown.filter(({ type, accessLevel }) => type === 'VIDEO' && accessLevel === 'GRANTED');
  const few = [...new Set(films.map(({ id }) => id))].slice(0, atMost);
  for (const [index, id] of few.entries()) {
    await call('PUT', `/api/v2/favourite/vods/${id}`);
    await call('PUT', `/api/v2/customer/progress/${id}`, { position: 6 + index * 4, duration: 32 });
  }
  const { id: list } = await call('POST', '/api/v2/watchlists', { name: 'Rainy days' });
  const content = few.map((id) => ({ id, contentType: 'VIDEO' }));
  await call('POST', `/api/v2/new-watchlists/${list}/content`, { content });

  async function call(method: string, path: string, body?: unknown) {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }
}
