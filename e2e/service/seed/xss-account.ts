// Favourites, progress, a review and lists of an account in the XSS realm, so that personal pages have
// content.
import type { App } from '../open-service.ts';
import { xssHost, xssIds, xssPayloads } from './xss-payloads.ts';

/** Resolves with the ids of the account's watchlists. */
export async function seedXssAccount(
  app: App,
  { email, password }: { email: string; password: string },
): Promise<string[]> {
  const headers: Record<string, string> = { host: xssHost };
  const callApi = async (method: 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/v2/${path}`;
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (response.statusCode >= 300) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response.body ? response.json() : undefined;
  };
  const { authorisationToken } = await callApi('POST', 'login', { id: email, secret: password });
  headers.authorization = `Bearer ${authorisationToken}`;

  const filmIds = [xssIds.video, 'xss-2', 'xss-3'];
  for (const [index, id] of filmIds.entries()) {
    await callApi('PUT', `favourite/vods/${id}`);
    await callApi('PUT', `customer/progress/${id}`, { position: 10 + index, duration: 60 });
  }
  await callApi('POST', `review/${xssIds.video}`, { rating: 4, text: xssPayloads.join(' ') });
  const watchlistIds: string[] = [];
  for (const name of xssPayloads.slice(0, 3).map((payload) => payload.slice(0, 60))) {
    const { id } = await callApi('POST', 'watchlists', { name });
    const content = [
      ...filmIds.map((filmId) => ({ id: filmId, contentType: 'VIDEO' })),
      { id: xssIds.series, contentType: 'SERIES' },
    ];
    await callApi('POST', `new-watchlists/${id}/content`, { content });
    watchlistIds.push(id);
  }
  return watchlistIds;
}
