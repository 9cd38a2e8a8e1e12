// The current and the next programmes of the channels that show a live event.
import type { Programme } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { presentProgramme } from '../epg.present.ts';
import { selectChannelsOfEvent, selectProgrammes } from '../epg.queries.ts';

const maxTimeAhead = { hours: 12 };
const maxProgrammes = 12;

/** Empty when no channel shows the event. */
export async function readProgrammesOfEvent(
  { db, realm, now, languages }: CallContext,
  eventId: number,
): Promise<Programme[]> {
  const params = { realmId: realm.id, now };
  const channelIds = await selectChannelsOfEvent(db, { ...params, eventId });
  if (channelIds.length === 0) return [];
  const rows = await selectProgrammes(db, {
    ...params,
    from: now,
    to: now.add(maxTimeAhead),
    channelIds,
    after: null,
    limit: maxProgrammes,
  });
  return rows.map((row) => presentProgramme(row, languages));
}
