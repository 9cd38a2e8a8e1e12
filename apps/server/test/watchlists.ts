// Watchlists and titles for tests, and the calls on them.
import type { ErrorResponse, Tokens, Watchlist, WatchlistSummary } from '@matinee/contract';
import type { Asked, TestService } from './service.ts';

export const lists = '/api/v2/watchlists';
export const contents = '/api/v2/new-watchlists';

export type Titles = readonly { publicId: string }[];

export const bodyOf = (titles: Titles) => ({
  content: titles.map(({ publicId }) => ({ id: publicId, contentType: 'VIDEO' })),
});

export function watchlistCalls(service: TestService) {
  const as = ({ authorisationToken: token }: Tokens, asked: Asked = {}): Asked => ({ token, ...asked });
  return {
    async create(who: Tokens, name = 'For Sunday', asked: Asked = {}) {
      const { body } = await service.ask<WatchlistSummary & { id: string }>(
        lists,
        as(who, { body: { name }, ...asked }),
      );
      return body;
    },
    async all(who: Tokens, query = '') {
      const { body } = await service.ask<{
        watchlists: WatchlistSummary[];
        pagingInfo: Watchlist['pagingInfo'];
      }>(`${lists}${query}`, as(who));
      return body;
    },
    add: (who: Tokens, id: string, titles: Titles) =>
      service.ask(`${contents}/${id}/content`, as(who, { body: bodyOf(titles) })),
    remove: (who: Tokens, id: string, { publicId }: { publicId: string }) =>
      service.ask(`${contents}/${id}/content/VIDEO/${publicId}`, as(who, { method: 'DELETE' })),
    reorder: (who: Tokens, id: string, titles: Titles, lastSeen?: string) =>
      service.ask(
        `${contents}/${id}${lastSeen === undefined ? '' : `?lastSeen=${lastSeen}`}`,
        as(who, { body: bodyOf(titles) }),
      ),
    move: (who: Tokens, id: string, { publicId }: { publicId: string }, to: unknown) =>
      service.ask<{ position: number; count: number; code?: string }>(
        `${contents}/${id}/content/${publicId}/position`,
        as(who, { method: 'PUT', body: { to } }),
      ),
    async page(who: Tokens | null, id: string, query = '') {
      const asked = who ? as(who) : {};
      return (await service.ask<Watchlist>(`${contents}/${id}${query}`, asked)).body;
    },
    refusal: async (who: Tokens | null, path: string, asked: Asked = {}) => {
      const { status, body } = await service.ask<ErrorResponse>(path, who ? as(who, asked) : asked);
      return [status, body.code];
    },
    /** Ids of all entries of a list, read page by page. */
    async walk(who: Tokens, id: string, rpp = 25): Promise<string[]> {
      const ids: string[] = [];
      for (let query = `?rpp=${rpp}`; ; ) {
        const { content, pagingInfo } = await this.page(who, id, query);
        ids.push(...content.map((title) => title.id));
        if (!pagingInfo.moreDataAvailable) return ids;
        query = `?rpp=${rpp}&lastSeen=${pagingInfo.lastSeen}`;
      }
    },
    titles: (count: number) => Promise.all(Array.from({ length: count }, () => service.video())),
  };
}
