// Creates titles and calls the watchlist API as different accounts.
import type { ErrorResponse, Tokens, Watchlist, WatchlistSummary } from '@matinee/contract';
import type { RequestOptions, TestService } from './service.ts';

export const watchlistsPath = '/api/v2/watchlists';
/** Paths of one list begin with it; its id follows. */
export const singleWatchlistPath = '/api/v2/new-watchlists';

export type TestTitles = readonly { publicId: string }[];

export const getPublicIds = (titles: TestTitles) => titles.map(({ publicId }) => publicId);

export const createContentBody = (titles: TestTitles) => ({
  content: titles.map(({ publicId }) => ({ id: publicId, contentType: 'VIDEO' })),
});

export function createWatchlistClient(service: TestService) {
  const createOptions = (
    { authorisationToken: token }: Tokens,
    options: RequestOptions = {},
  ): RequestOptions => ({
    token,
    ...options,
  });
  return {
    async create(account: Tokens, name = 'For Sunday', options: RequestOptions = {}) {
      const { body } = await service.request<WatchlistSummary & { id: string }>(
        watchlistsPath,
        createOptions(account, { body: { name }, ...options }),
      );
      return body;
    },
    /** Creates a list with `count` new titles, owned by a new account. */
    async createListWith(count: number) {
      const account = await service.signInNewAccount();
      const { id, ownerExternalId } = await this.create(account);
      const titles = await this.createTitles(count);
      if (count > 0) await this.add(account, id, titles);
      const readIds = () => this.readAllIds(account, id);
      return { account, id, ownerExternalId, titles, ids: getPublicIds(titles), readIds };
    },
    async list(account: Tokens, query = '') {
      const { body } = await service.request<{
        watchlists: WatchlistSummary[];
        pagingInfo: Watchlist['pagingInfo'];
      }>(`${watchlistsPath}${query}`, createOptions(account));
      return body;
    },
    add: (account: Tokens, id: string, titles: TestTitles) =>
      service.request(
        `${singleWatchlistPath}/${id}/content`,
        createOptions(account, { body: createContentBody(titles) }),
      ),
    remove: (account: Tokens, id: string, { publicId }: { publicId: string }) =>
      service.request(
        `${singleWatchlistPath}/${id}/content/VIDEO/${publicId}`,
        createOptions(account, { method: 'DELETE' }),
      ),
    restore: (account: Tokens, id: string, { publicId }: { publicId: string }) =>
      service.request(
        `${singleWatchlistPath}/${id}/content/${publicId}/restore`,
        createOptions(account, { method: 'POST' }),
      ),
    reorder: (account: Tokens, id: string, titles: TestTitles, lastSeen?: string) =>
      service.request(
        `${singleWatchlistPath}/${id}${lastSeen === undefined ? '' : `?lastSeen=${lastSeen}`}`,
        createOptions(account, { body: createContentBody(titles) }),
      ),
    move: (account: Tokens, id: string, { publicId }: { publicId: string }, to: unknown) =>
      service.request<{ position: number; count: number; code?: string }>(
        `${singleWatchlistPath}/${id}/content/${publicId}/position`,
        createOptions(account, { method: 'PUT', body: { to } }),
      ),
    async readPage(account: Tokens | null, id: string, query = '') {
      const options = account ? createOptions(account) : {};
      return (await service.request<Watchlist>(`${singleWatchlistPath}/${id}${query}`, options)).body;
    },
    requestStatusAndCode: async (account: Tokens | null, path: string, options: RequestOptions = {}) => {
      const { status, body } = await service.request<ErrorResponse>(
        path,
        account ? createOptions(account, options) : options,
      );
      return [status, body.code];
    },
    /** Ids of all entries of a list, read page by page. */
    async readAllIds(account: Tokens, id: string, rpp = 25): Promise<string[]> {
      const ids: string[] = [];
      for (let query = `?rpp=${rpp}`; ; ) {
        const { content, pagingInfo } = await this.readPage(account, id, query);
        ids.push(...content.map((title) => title.id));
        if (!pagingInfo.moreDataAvailable) return ids;
        query = `?rpp=${rpp}&lastSeen=${pagingInfo.lastSeen}`;
      }
    },
    createTitles: (count: number) => Promise.all(Array.from({ length: count }, () => service.createVideo())),
  };
}
