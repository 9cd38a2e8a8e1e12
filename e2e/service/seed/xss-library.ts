// Favourites, progress, a review and lists of one account of the XSS realm: its own pages have something to show.
import type { App } from '../open-service.ts';
import { xssHost, xssIds, xssPayloads } from './xss-realm.ts';

/** Resolves with the ids of its watchlists. */
export async function fillXssLibrary(
  app: App,
  { email, password }: { email: string; password: string },
): Promise<string[]> {
  const headers: Record<string, string> = { host: xssHost };
  const call = async (method: 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/v2/${path}`;
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (response.statusCode >= 300) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response.body ? response.json() : undefined;
  };
  const { authorisationToken } = await call('POST', 'login', { id: email, secret: password });
  headers.authorization = `Bearer ${authorisationToken}`;

  const films = [xssIds.video, 'xss-2', 'xss-3'];
  for (const [index, id] of films.entries()) {
    await call('PUT', `favourite/vods/${id}`);
    await call('PUT', `customer/progress/${id}`, { position: 10 + index, duration: 60 });
  }
  await call('POST', `review/${xssIds.video}`, { rating: 4, text: xssPayloads.join(' ') });
  const watchlists: string[] = [];
  for (const name of xssPayloads.slice(0, 3).map((payload) => payload.slice(0, 60))) {
    const { id } = await call('POST', 'watchlists', { name });
    const content = [
      ...films.map((film) => ({ id: film, contentType: 'VIDEO' })),
      { id: xssIds.series, contentType: 'SERIES' },
    ];
    await call('POST', `new-watchlists/${id}/content`, { content });
    watchlists.push(id);
  }
  return watchlists;
}
