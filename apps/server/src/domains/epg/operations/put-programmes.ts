// Writes a stretch of a channel's guide: what began in it before is replaced, as a whole or not at all.
import type { PlaybackContentStatus } from '@matinee/contract';
import { sql } from 'kysely';
import { type Executor, json, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { newId } from '../../../platform/ids/index.ts';
import type { ProgrammeText } from '../epg.queries.ts';
import '../epg.events.ts';
import '../epg.tables.ts';

export interface NewProgramme {
  publicId?: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  texts: Readonly<Record<string, ProgrammeText>>;
  /** Key of a picture. */
  artworkId?: number;
  /** Nothing can be played unless stated. */
  playback?: PlaybackContentStatus;
}

export interface NewGuide {
  realmId: number;
  /** Key of the channel. */
  channelId: number;
  from: Temporal.Instant;
  to: Temporal.Instant;
  /** Each begins in [from, to). None may overlap another, or one that stays. */
  programmes: readonly NewProgramme[];
}

export function putProgrammes(executor: Executor, guide: NewGuide): Promise<void> {
  const { realmId, channelId, from, to, programmes } = guide;
  return transaction(executor, async (trx) => {
    const channel = await trx
      .selectFrom('content')
      .innerJoin('channel', 'channel.content_id', 'content.id')
      .select('content.public_id')
      .where('channel.content_id', '=', channelId)
      .where('channel.realm_id', '=', realmId)
      .executeTakeFirst();
    if (!channel) throw new Error(`The realm has no channel ${channelId}`);
    await trx
      .deleteFrom('programme')
      .where('channel_id', '=', channelId)
      .where(sql<boolean>`lower(during) >= ${from} and lower(during) < ${to}`)
      .execute();
    if (programmes.length > 0) {
      const rows = programmes.map(({ publicId, startsAt, endsAt, texts, artworkId, playback }) => {
        const isInside =
          Temporal.Instant.compare(startsAt, from) >= 0 && Temporal.Instant.compare(startsAt, to) < 0;
        if (!isInside) throw new RangeError(`A programme begins at ${startsAt}, outside what is written`);
        return {
          public_id: publicId ?? newId<'Programme'>(),
          realm_id: realmId,
          channel_id: channelId,
          during: sql<string>`tstzrange(${startsAt}, ${endsAt}, '[)')`,
          texts: json(texts),
          artwork_id: artworkId ?? null,
          ...(playback && { playback }),
        };
      });
      await trx.insertInto('programme').values(rows).execute();
    }
    await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: channel.public_id } });
    await emit(trx, { realmId, type: 'GuideChanged', payload: { channelId: channel.public_id } });
  });
}
