// Events in every phase relative to the start of the service, and a channel with programmes.

import { putProgrammes } from '../../../apps/server/src/domains/epg/index.ts';
import { scheduleEvent } from '../../../apps/server/src/domains/live/index.ts';
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { createChannel, createVideo } from '../../../apps/server/src/domains/titles/index.ts';
import { tables } from '../../../apps/server/test/tables.ts';
import { addArtwork, row, text } from './artwork-and-rows.ts';
import { filmSeconds } from './film.ts';
import { titles } from './realm-file.ts';
import type { SeedContext } from './seed-context.ts';

/** Public ids. */
export const events = {
  premiere: 'opening-night',
  later: 'second-night',
  upcoming: 'harbour-regatta',
  withoutStream: 'night-swim',
  recorded: 'prize-giving',
  recordedForMembers: 'members-night',
  over: 'old-match',
} as const;

export async function seedLive(context: SeedContext): Promise<void> {
  const { services, realmId, now, assetId, getPublicId: id } = context;
  const { db } = services;
  const frame = { realmId, now };
  const findTitle = (publicId: string) =>
    tables(db)
      .selectFrom('content')
      .select('id')
      .where('public_id', '=', id(publicId))
      .executeTakeFirstOrThrow();
  const minutesFromNow = (minutes: number) => now.add({ minutes });

  async function add(
    publicId: string,
    texts: ReturnType<typeof text>,
    [from, to]: [from: number, to: number],
    overrides: { premiereId?: number; vodId?: number; tags?: string[] } = {},
  ): Promise<void> {
    const times = { startsAt: minutesFromNow(from), endsAt: minutesFromNow(to) };
    const event = await scheduleEvent(db, {
      ...frame,
      publicId: id(publicId),
      texts,
      ...times,
      ...overrides,
    });
    await addArtwork(services, { realmId, contentId: event.id, colour: '#5a2342' });
  }

  async function addPremiere(
    publicId: string,
    texts: ReturnType<typeof text>,
    span: [number, number],
  ): Promise<void> {
    const video = await createVideo(db, {
      ...frame,
      publicId: id(`${publicId}-film`),
      // Last in every list that starts with the newest titles.
      publishedAt: Temporal.Instant.from('2020-01-01T00:00:00Z'),
      texts,
      assetId,
      durationMs: filmSeconds * 1000,
    });
    await addArtwork(services, { realmId, contentId: video.id, colour: '#234a5a' });
    await add(publicId, texts, span, { premiereId: video.id });
  }

  const day = 24 * 60;
  await addPremiere(events.premiere, text('Opening Night', 'Noche de estreno', 'ليلة الافتتاح'), [-10, 180]);
  await addPremiere(events.later, text('Second Night', 'Segunda noche', 'الليلة الثانية'), [
    2 * day,
    3 * day,
  ]);
  // On tomorrow's schedule, even when midnight passes before the journey reads it.
  await add(
    events.upcoming,
    text('Harbour Regatta', 'Regata del puerto', 'سباق الميناء'),
    [day, day + 26 * 60],
    { tags: ['harbour'] },
  );
  await add(events.withoutStream, text('Night Swim', 'Baño nocturno', 'سباحة ليلية'), [-5, 180]);
  await add(events.recorded, text('Prize Giving', 'Entrega de premios', 'توزيع الجوائز'), [-90, -30], {
    vodId: (await findTitle(titles.open)).id,
  });
  await add(
    events.recordedForMembers,
    text('Members’ Night', 'Noche de socios', 'ليلة الأعضاء'),
    [-90, -30],
    { vodId: (await findTitle(titles.signIn)).id },
  );
  await add(events.over, text('Old Match', 'Partido antiguo', 'مباراة قديمة'), [-90, -30]);
  await seedChannel(context);
}

async function seedChannel({ services, realmId, now, getPublicId: id }: SeedContext): Promise<void> {
  const channel = await createChannel(services.db, {
    realmId,
    now,
    publicId: id('sea-one'),
    number: 1,
    texts: text('Sea One', 'Mar Uno', 'البحر واحد'),
  });
  await addArtwork(services, { realmId, contentId: channel.id, colour: '#1d4d5c' });
  // The first programme runs for the whole test run.
  const from = now.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const names = ['Sea News', 'The Tide', 'Knots', 'Night Watch'];
  const programmes = Array.from({ length: 48 }, (_, index) => {
    const programme = names[index % names.length] ?? '';
    return {
      startsAt: from.add({ hours: index }),
      endsAt: from.add({ hours: index + 1 }),
      texts: {
        en: { programme, episode: `Part ${(index % names.length) + 1}` },
        ar: { programme: 'أخبار البحر' },
      },
    };
  });
  await putProgrammes(services.db, {
    realmId,
    channelId: channel.id,
    from,
    to: from.add({ hours: 48 }),
    programmes,
  });
  const name = { en: 'On the water', es: 'En el agua', ar: 'على الماء' };
  const source = { kind: 'list' as const, items: [channel.id] };
  const bucket = { ...row(id('on-the-water'), name, source), type: 'EPG' as const };
  const page = { realmId, now, key: 'channels', title: name, heroes: [], buckets: [bucket] };
  await putSection(services.db, page);
}
