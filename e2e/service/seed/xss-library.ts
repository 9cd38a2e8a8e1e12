// What somebody of the hostile realm has kept, watched, listed and said: their own pages have something to show.

import type { App } from '../open-service.ts';
import { password } from './realm-file.ts';
import { attacks, hostileHost, hostileIds, hostilePeople } from './xss-realm.ts';

export async function seedOwnThings(app: App): Promise<void> {
  const headers: Record<string, string> = { host: hostileHost };
  const call = async (method: 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/v2/${path}`;
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.body ? answer.json() : undefined;
  };
  const { authorisationToken } = await call('POST', 'login', { id: hostilePeople.USER, secret: password });
  headers.authorization = `Bearer ${authorisationToken}`;

  const films = [hostileIds.video, 'hostile-2', 'hostile-3'];
  for (const [turn, id] of films.entries()) {
    await call('PUT', `favourite/vods/${id}`);
    await call('PUT', `customer/progress/${id}`, { position: 10 + turn, duration: 60 });
  }
  await call('POST', `review/${hostileIds.video}`, { rating: 4, text: attacks.join(' ') });
  for (const name of attacks.slice(0, 3).map((attack) => attack.slice(0, 60))) {
    const { id } = await call('POST', 'watchlists', { name });
    const content = [
      ...films.map((film) => ({ id: film, contentType: 'VIDEO' })),
      { id: hostileIds.series, contentType: 'SERIES' },
    ];
    await call('POST', `new-watchlists/${id}/content`, { content });
  }
}
