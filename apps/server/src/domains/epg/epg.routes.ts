import type { CallResponse, Calls } from '@matinee/contract';
import type { CallContext, Handlers } from '../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { readPage } from '../../platform/paging/index.ts';
import type { LoadCards } from '../titles/index.ts';
import { presentProgramme } from './epg.present.ts';
import { type GuideParams, guideCursor, selectChannels, selectProgrammes } from './epg.queries.ts';
import { type GuideQuery, parseGuideWindow } from './guide-window.ts';
import { readChannels } from './operations/read-channels.ts';

/** The table has no pages: no channel has more programmes in the longest time window, 31 days. */
const maxTableRows = 5000;

type EpgCall = 'getGuide' | 'getGuideForPlayer' | 'getExternalTable' | 'getChannels';

export function createEpgHandlers(loadCards: LoadCards): Handlers<EpgCall> {
  return {
    getGuide: ({ query }, ctx) => readGuide(ctx, query),
    getGuideForPlayer: ({ query }, ctx) => readGuide(ctx, query),
    getChannels: ({ query }, ctx) => readChannels(ctx, loadCards, query),

    async getExternalTable({ query }, ctx) {
      const guideParams = await resolveGuideParams(ctx, query);
      if (isRefusal(guideParams)) return guideParams;
      if (guideParams.channelIds === null)
        return refuse('badRequest', undefined, ['query: a channel is required']);
      const rows = await selectProgrammes(ctx.db, { ...guideParams, after: null, limit: maxTableRows });
      return { programmes: rows.map((row) => presentProgramme(row, ctx.languages)) };
    },
  };
}

async function readGuide(
  ctx: CallContext,
  query: GuideQuery & { lastSeen?: string | undefined; rpp: number },
): Promise<CallResponse<Calls['getGuide']> | Refusal> {
  const guideParams = await resolveGuideParams(ctx, query);
  if (isRefusal(guideParams)) return guideParams;
  const page = await readPage(ctx, {
    cursor: guideCursor,
    lastSeen: query.lastSeen,
    size: query.rpp,
    read: (after, limit) => selectProgrammes(ctx.db, { ...guideParams, after, limit }),
    getKey: ({ start_key, channel_number, public_id }) => ({
      start: start_key,
      channel: channel_number,
      publicId: public_id,
    }),
  });
  if (isRefusal(page)) return page;
  return { programmes: page.rows.map((row) => presentProgramme(row, ctx.languages)), paging: page.paging };
}

/** Resolves the query of a request to the parameters of `selectProgrammes`. */
async function resolveGuideParams(
  { db, realm, now }: CallContext,
  query: GuideQuery,
): Promise<Omit<GuideParams, 'after' | 'limit'> | Refusal> {
  const window = parseGuideWindow(query);
  if ('issue' in window) return refuse('badRequest', undefined, [window.issue]);
  const { from, to, channel } = window;
  const params = { realmId: realm.id, now };
  if (channel === null) return { ...params, from, to, channelIds: null };
  const [channelRow] = await selectChannels(db, { ...params, publicId: channel });
  if (!channelRow) return refuse('notFound');
  return { ...params, from, to, channelIds: [channelRow.id] };
}
