// Concurrent changes of one list. WATCHLIST_ROUNDS sets the number of rounds; long runs use more than the
// default.
import type { Tokens } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createWatchlistClient, type TestTitles } from '../../../test/watchlists.ts';

const roundCount = Number(process.env.WATCHLIST_ROUNDS ?? 3);
const clientCount = 64;

let service: TestService;
let calls: ReturnType<typeof createWatchlistClient>;
beforeAll(async () => {
  service = await startService();
  calls = createWatchlistClient(service);
});
afterAll(() => service.close());

test('64 concurrent adds, removes, reorders and moves neither lose nor duplicate titles', {
  timeout: 60_000 + roundCount * 5_000,
}, async () => {
  const account = await service.signInNewAccount();
  const groups = await createTitleGroups();
  const { unchanged, removed, added } = groups;
  for (let round = 0; round < roundCount; round++) {
    const { id } = await calls.create(account, `Round ${round}`);
    await calls.add(account, id, [...unchanged, ...removed]);
    const responses = await Promise.all(
      Array.from({ length: clientCount }, (_, client) =>
        sendUntilAdmitted<{ status: number }>(() => sendRequest(account, id, groups, client, round)),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    // Two clients add each title: one of them gets a 409.
    const statusCounts = [204, 200, 409].map(
      (status) => statuses.filter((candidate) => candidate === status).length,
    );
    expect(statusCounts).toEqual([40, 8, 16]);
    const storedIds = await calls.readAllIds(account, id, 7);
    const expectedIds = [...unchanged, ...added].map(({ publicId }) => publicId);
    expect([...storedIds].sort()).toEqual(expectedIds.sort());
  }
});

test('64 concurrent changes and a deletion of the same list cause no server error', {
  timeout: 60_000 + roundCount * 5_000,
}, async () => {
  const account = await service.signInNewAccount();
  const groups = await createTitleGroups();
  const { unchanged, removed } = groups;
  for (let round = 0; round < roundCount; round++) {
    const { id, ownerExternalId } = await calls.create(account, `Round ${round}`);
    const { id: otherListId } = await calls.create(account, `Other ${round}`);
    await calls.add(account, id, [...unchanged, ...removed]);
    await calls.add(account, otherListId, unchanged);
    const path = `/api/v2/watchlists/${id}/${ownerExternalId}`;
    // The deletion happens at a different time in each round.
    const isDeleter = (client: number) => client % 16 === (round * 3) % 16;
    const responses = await Promise.all(
      Array.from({ length: clientCount }, (_, client) => {
        const send = () =>
          isDeleter(client)
            ? service.request(path, { method: 'DELETE', token: account.authorisationToken })
            : sendRequest(account, id, groups, client, round);
        return sendUntilAdmitted<{ status: number }>(send);
      }),
    );
    const collectStatuses = (isIncluded: (client: number) => boolean) =>
      responses.filter((_, client) => isIncluded(client)).map(({ status }) => status);
    expect(collectStatuses(isDeleter).sort()).toEqual([204, 404, 404, 404]);
    const otherStatuses = new Set(collectStatuses((client) => !isDeleter(client)));
    expect([...otherStatuses].filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([]);
    expect(await calls.requestStatusAndCode(account, `/api/v2/new-watchlists/${id}`)).toEqual([
      404,
      'notFound',
    ]);
    expect(await calls.readAllIds(account, otherListId)).toEqual(unchanged.map(({ publicId }) => publicId));
  }
});

test('returns 204 or 404 to changes during a deletion, and 404 for the list afterwards', {
  timeout: 60_000 + roundCount * 5_000,
}, async () => {
  const account = await service.signInNewAccount();
  const titles = await calls.createTitles(clientCount);
  for (let round = 0; round < roundCount; round++) {
    const { id, ownerExternalId } = await calls.create(account);
    const path = `/api/v2/watchlists/${id}/${ownerExternalId}`;
    const responses = await Promise.all(
      titles.map((title, client) =>
        sendUntilAdmitted<{ status: number }>(() => {
          if (client % 8 === 7)
            return service.request(path, { method: 'DELETE', token: account.authorisationToken });
          return client % 8 === 6 ? calls.reorder(account, id, titles) : calls.add(account, id, [title]);
        }),
      ),
    );
    const deletionStatuses = responses.filter((_, client) => client % 8 === 7).map(({ status }) => status);
    expect(deletionStatuses.filter((status) => status === 204)).toHaveLength(1);
    expect(
      responses.map(({ status }) => status).filter((status) => status !== 204 && status !== 404),
    ).toEqual([]);
    expect(await calls.requestStatusAndCode(account, `/api/v2/new-watchlists/${id}`)).toEqual([
      404,
      'notFound',
    ]);
  }
});

interface TitleGroups {
  unchanged: TestTitles;
  removed: TestTitles;
  added: TestTitles;
}

async function createTitleGroups(): Promise<TitleGroups> {
  const [unchangedTitles, removedTitles, addedTitles] = (await Promise.all(
    [1, 2, 3].map(() => calls.createTitles(16)),
  )) as TestTitles[];
  if (!unchangedTitles || !removedTitles || !addedTitles) throw new Error('Expected three groups of titles');
  return { unchanged: unchangedTitles, removed: removedTitles, added: addedTitles };
}

/** Like the viewer, repeats a request that a busy service refused. */
async function sendUntilAdmitted<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const response = await send();
    if (response.status !== 503) return response;
  }
}

/** Of eight clients, four add, two remove, one reorders and one moves. */
function sendRequest(
  account: Tokens,
  id: string,
  { unchanged, removed, added }: TitleGroups,
  client: number,
  round: number,
) {
  const titleIndex = Math.floor(client / 4);
  if (client % 4 === 1) return calls.remove(account, id, removed[titleIndex] as TestTitles[0]);
  if (client % 8 === 2)
    return calls.reorder(account, id, shuffleTitles([...unchanged, ...removed], round + client));
  if (client % 8 === 6)
    return calls.move(account, id, unchanged[titleIndex] as TestTitles[0], chooseTarget(unchanged, client));
  return calls.add(account, id, [added[titleIndex] as TestTitles[0]]);
}

/** Either end, or the position of another title. */
function chooseTarget(titles: TestTitles, client: number): 'first' | 'last' | { id: string } {
  if (client % 3 === 0) return 'first';
  if (client % 3 === 1) return 'last';
  return { id: (titles[client % titles.length] as TestTitles[0]).publicId };
}

/** Shuffles deterministically by seed. */
function shuffleTitles(titles: TestTitles, seed: number): TestTitles {
  const computeRank = (index: number) => ((index + 1) * (seed * 7919 + 104_729)) % 1_000_003;
  return titles
    .map((title, index) => ({ title, rank: computeRank(index) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ title }) => title);
}
