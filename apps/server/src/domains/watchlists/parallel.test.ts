// Many hands on one list at once. WATCHLIST_ROUNDS asks for more rounds than a suite has time for.
import type { Tokens } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { type Titles, watchlistCalls } from '../../../test/watchlists.ts';

const rounds = Number(process.env.WATCHLIST_ROUNDS ?? 3);
const hands = 64;

let service: TestService;
let calls: ReturnType<typeof watchlistCalls>;
beforeAll(async () => {
  service = await startService();
  calls = watchlistCalls(service);
});
afterAll(() => service.close());

test('Of 64 that add, remove, reorder and move at once nothing is lost, doubled or answered with a fault', {
  timeout: 60_000 + rounds * 5_000,
}, async () => {
  const me = await service.person();
  const lots = await threeLots();
  const { kept, removed, added } = lots;
  for (let round = 0; round < rounds; round++) {
    const { id } = await calls.create(me, `Round ${round}`);
    await calls.add(me, id, [...kept, ...removed]);
    const answers = await Promise.all(
      Array.from({ length: hands }, (_, hand) => act(me, id, lots, hand, round)),
    );
    const statuses = answers.map(({ status }) => status);
    // Each title was added by two hands: one of them was told that it is there.
    const counted = [204, 200, 409].map((status) => statuses.filter((other) => other === status).length);
    expect(counted).toEqual([40, 8, 16]);
    const found = await calls.walk(me, id, 7);
    const expected = [...kept, ...added].map(({ publicId }) => publicId);
    expect([...found].sort()).toEqual(expected.sort());
  }
});

test('Of 64 that add, remove, reorder, move and in the end delete one list at once none is answered with a fault', {
  timeout: 60_000 + rounds * 5_000,
}, async () => {
  const me = await service.person();
  const lots = await threeLots();
  const { kept, removed } = lots;
  for (let round = 0; round < rounds; round++) {
    const { id, ownerExternalId } = await calls.create(me, `Round ${round}`);
    const { id: other } = await calls.create(me, `Beside ${round}`);
    await calls.add(me, id, [...kept, ...removed]);
    await calls.add(me, other, kept);
    const path = `/api/v2/watchlists/${id}/${ownerExternalId}`;
    // Each round it goes at another moment: some hands come before it, some after.
    const isLast = (hand: number) => hand % 16 === (round * 3) % 16;
    const answers = await Promise.all(
      Array.from({ length: hands }, (_, hand) => {
        if (isLast(hand)) return service.ask(path, { method: 'DELETE', token: me.authorisationToken });
        return act(me, id, lots, hand, round);
      }),
    );
    const statusesOf = (isWanted: (hand: number) => boolean) =>
      answers.filter((_, hand) => isWanted(hand)).map(({ status }) => status);
    expect(statusesOf(isLast).sort()).toEqual([204, 404, 404, 404]);
    const others = new Set(statusesOf((hand) => !isLast(hand)));
    expect([...others].filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([]);
    expect(await calls.refusal(me, `/api/v2/new-watchlists/${id}`)).toEqual([404, 'notFound']);
    expect(await calls.walk(me, other)).toEqual(kept.map(({ publicId }) => publicId));
  }
});

test('A list that is deleted meanwhile is gone for all hands, without a fault', {
  timeout: 60_000 + rounds * 5_000,
}, async () => {
  const me = await service.person();
  const titles = await calls.titles(hands);
  for (let round = 0; round < rounds; round++) {
    const { id, ownerExternalId } = await calls.create(me);
    const path = `/api/v2/watchlists/${id}/${ownerExternalId}`;
    const answers = await Promise.all(
      titles.map((title, hand) => {
        if (hand % 8 === 7) return service.ask(path, { method: 'DELETE', token: me.authorisationToken });
        return hand % 8 === 6 ? calls.reorder(me, id, titles) : calls.add(me, id, [title]);
      }),
    );
    const deleted = answers.filter((_, hand) => hand % 8 === 7).map(({ status }) => status);
    expect(deleted.filter((status) => status === 204)).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 404)).toEqual(
      [],
    );
    expect(await calls.refusal(me, `/api/v2/new-watchlists/${id}`)).toEqual([404, 'notFound']);
  }
});

interface Lots {
  kept: Titles;
  removed: Titles;
  added: Titles;
}

async function threeLots(): Promise<Lots> {
  const [kept, removed, added] = (await Promise.all([1, 2, 3].map(() => calls.titles(16)))) as Titles[];
  if (!kept || !removed || !added) throw new Error('There are three lots of titles');
  return { kept, removed, added };
}

/** Of eight hands four add, two remove, one reorders and one moves. */
function act(me: Tokens, id: string, { kept, removed, added }: Lots, hand: number, round: number) {
  const nth = Math.floor(hand / 4);
  if (hand % 4 === 1) return calls.remove(me, id, removed[nth] as Titles[0]);
  if (hand % 8 === 2) return calls.reorder(me, id, shuffled([...kept, ...removed], round + hand));
  if (hand % 8 === 6) return calls.move(me, id, kept[nth] as Titles[0], placeOf(kept, hand));
  return calls.add(me, id, [added[nth] as Titles[0]]);
}

/** Either end, or the place of another title. */
function placeOf(titles: Titles, hand: number): 'first' | 'last' | { id: string } {
  if (hand % 3 === 0) return 'first';
  if (hand % 3 === 1) return 'last';
  return { id: (titles[hand % titles.length] as Titles[0]).publicId };
}

/** Another order for each seed, and the same for the same. */
function shuffled(titles: Titles, seed: number): Titles {
  const rank = (place: number) => ((place + 1) * (seed * 7919 + 104_729)) % 1_000_003;
  return titles
    .map((title, place) => ({ title, rank: rank(place) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ title }) => title);
}
