import type { CallContext, Handlers } from '../../calls/index.ts';
import { type Refusal, refuse } from '../../platform/errors/index.ts';
import { type GuideCursor, readGuideCursor, writeGuideCursor } from './cursor.ts';
import { presentProgramme } from './epg.present.ts';
import { selectChannels, selectProgrammes } from './epg.queries.ts';
import { type GuideQuery, guideWindow } from './guide-window.ts';

/** More than a table of one channel for a month can hold. */
const tableSize = 5000;

export function epgHandlers(): Handlers<'getGuide' | 'getExternalTable'> {
  return {
    async getGuide({ query }, ctx) {
      const after = query.lastSeen === undefined ? null : readGuideCursor(query.lastSeen);
      if (after === undefined)
        return refuse('badRequest', undefined, ['query.lastSeen: not a place in the guide']);
      const rows = await readRows(ctx, query, { after, limit: query.rpp + 1 });
      if (!Array.isArray(rows)) return rows;
      const page = rows.slice(0, query.rpp);
      const last = page.at(-1);
      const goesOn = rows.length > page.length;
      const { start_key: s = '', number: n = 0, public_id: p = '' } = last ?? {};
      return {
        programmes: page.map((row) => presentProgramme(row, ctx.languages)),
        paging: { lastSeen: goesOn ? writeGuideCursor({ s, n, p }) : null, moreDataAvailable: goesOn },
      };
    },

    async getExternalTable({ query: { id, from, to } }, ctx) {
      const rows = await readRows(ctx, { channel: id, from, to }, { after: null, limit: tableSize });
      if (!Array.isArray(rows)) return rows;
      return { programmes: rows.map((row) => presentProgramme(row, ctx.languages)) };
    },
  };
}

async function readRows(
  { db, realm, now }: CallContext,
  query: GuideQuery,
  page: { after: GuideCursor | null; limit: number },
): Promise<Awaited<ReturnType<typeof selectProgrammes>> | Refusal> {
  const window = guideWindow(query);
  if ('fault' in window) return refuse('badRequest', undefined, [window.fault]);
  const { from, to, channel } = window;
  const asked = { realmId: realm.id, now };
  if (channel === null) return selectProgrammes(db, { ...asked, from, to, channelKeys: null, ...page });
  const [found] = await selectChannels(db, { ...asked, publicId: channel });
  if (!found) return refuse('notFound');
  return selectProgrammes(db, { ...asked, from, to, channelKeys: [found.id], ...page });
}
