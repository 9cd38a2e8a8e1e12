// Replaces the programmes of a channel that start in a time window, in one transaction.
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { type NewProgramme, replaceProgrammes, selectChannelPublicId } from '../epg.queries.ts';

export interface ProgrammesInput {
  realmId: number;
  /** Database id of the channel. */
  channelId: number;
  from: Temporal.Instant;
  to: Temporal.Instant;
  /** Each starts in [from, to). None may overlap another, or a remaining programme. */
  programmes: readonly NewProgramme[];
}

export async function putProgrammes(executor: Executor, input: ProgrammesInput): Promise<void> {
  const { realmId, channelId, from, to, programmes } = input;
  for (const { startsAt } of programmes) {
    const isInside =
      Temporal.Instant.compare(startsAt, from) >= 0 && Temporal.Instant.compare(startsAt, to) < 0;
    if (!isInside) throw new RangeError(`A programme starts at ${startsAt}, outside the time window`);
  }
  await runInTransaction(executor, async (trx) => {
    const channelPublicId = await selectChannelPublicId(trx, { realmId, channelId });
    if (channelPublicId === undefined) throw new Error(`The realm has no channel ${channelId}`);
    await replaceProgrammes(trx, input, programmes);
    await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: channelPublicId } });
    await emit(trx, { realmId, type: 'GuideChanged', payload: { channelId: channelPublicId } });
  });
}
