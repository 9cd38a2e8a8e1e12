// Events in every phase relative to the start of the service, and a channel with programmes.

import { putProgrammes } from '../../../apps/server/src/domains/epg/index.ts';
import { scheduleEvent } from '../../../apps/server/src/domains/live/index.ts';
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { createChannel, createVideo } from '../../../apps/server/src/domains/titles/index.ts';
import { tables } from '../../../apps/server/test/tables.ts';
import { addArtwork, createRow, createTexts } from './artwork-and-rows.ts';
import { eventIds } from './event-ids.ts';
import { filmSeconds } from './film.ts';
import { titleIds } from './realm-file.ts';
import type { SeedContext } from './seed-context.ts';

export async function seedLive(context: SeedContext): Promise<void> {
  const day = 24 * 60;
  await addPremiere(context, eventIds.premiere, {
    texts: createTexts('Opening Night', 'Noche de estreno', 'ليلة الافتتاح'),
    span: [-10, 180],
  });
  await addPremiere(context, eventIds.laterPremiere, {
    texts: createTexts('Second Night', 'Segunda noche', 'الليلة الثانية'),
    span: [2 * day, 3 * day],
  });
  // This event is on tomorrow's schedule, even when midnight passes before the journey opens it.
  await addEvent(context, eventIds.upcoming, {
    texts: createTexts('Harbour Regatta', 'Regata del puerto', 'سباق الميناء'),
    span: [day, day + 26 * 60],
    tags: ['harbour'],
  });
  await addEvent(context, eventIds.withoutStream, {
    texts: createTexts('Night Swim', 'Baño nocturno', 'سباحة ليلية'),
    span: [-5, 180],
  });
  await addEvent(context, eventIds.recorded, {
    texts: createTexts('Prize Giving', 'Entrega de premios', 'توزيع الجوائز'),
    span: [-90, -30],
    vodId: await findTitleId(context, titleIds.open),
  });
  await addEvent(context, eventIds.recordedForMembers, {
    texts: createTexts('Members’ Night', 'Noche de socios', 'ليلة الأعضاء'),
    span: [-90, -30],
    vodId: await findTitleId(context, titleIds.signIn),
  });
  await addEvent(context, eventIds.ended, {
    texts: createTexts('Old Match', 'Partido antiguo', 'مباراة قديمة'),
    span: [-90, -30],
  });
  await seedChannel(context);
}

interface EventInput {
  texts: ReturnType<typeof createTexts>;
  /** Start and end in minutes from now. */
  span: readonly [start: number, end: number];
  premiereVideoId?: number;
  vodId?: number;
  tags?: string[];
}

async function addEvent(
  { services, realmId, now, getPublicId }: SeedContext,
  publicId: string,
  { span: [start, end], ...input }: EventInput,
): Promise<void> {
  const event = await scheduleEvent(services.db, {
    realmId,
    now,
    publicId: getPublicId(publicId),
    startsAt: now.add({ minutes: start }),
    endsAt: now.add({ minutes: end }),
    ...input,
  });
  await addArtwork(services, { realmId, contentId: event.id, colour: '#5a2342' });
}

/** Adds an event that premieres a film. */
async function addPremiere(context: SeedContext, publicId: string, input: EventInput): Promise<void> {
  const { services, realmId, now, assetId, getPublicId } = context;
  const video = await createVideo(services.db, {
    realmId,
    now,
    publicId: getPublicId(`${publicId}-film`),
    // The film comes last in every list that starts with the newest titles.
    publishedAt: Temporal.Instant.from('2020-01-01T00:00:00Z'),
    texts: input.texts,
    assetId,
    durationMs: filmSeconds * 1000,
  });
  await addArtwork(services, { realmId, contentId: video.id, colour: '#234a5a' });
  await addEvent(context, publicId, { ...input, premiereVideoId: video.id });
}

async function findTitleId({ services, getPublicId }: SeedContext, publicId: string): Promise<number> {
  const { id } = await tables(services.db)
    .selectFrom('content')
    .select('id')
    .where('public_id', '=', getPublicId(publicId))
    .executeTakeFirstOrThrow();
  return id;
}

async function seedChannel({ services, realmId, now, getPublicId }: SeedContext): Promise<void> {
  const channel = await createChannel(services.db, {
    realmId,
    now,
    publicId: getPublicId('sea-one'),
    number: 1,
    texts: createTexts('Sea One', 'Mar Uno', 'البحر واحد'),
  });
  await addArtwork(services, { realmId, contentId: channel.id, colour: '#1d4d5c' });
  // The first programme runs for the whole test run.
  const from = now.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const programmeNames = ['Sea News', 'The Tide', 'Knots', 'Night Watch'];
  const programmes = Array.from({ length: 48 }, (_, index) => {
    const programmeName = programmeNames[index % programmeNames.length] ?? '';
    return {
      startsAt: from.add({ hours: index }),
      endsAt: from.add({ hours: index + 1 }),
      texts: {
        en: { programme: programmeName, episode: `Part ${(index % programmeNames.length) + 1}` },
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
  const rowNames = { en: 'On the water', es: 'En el agua', ar: 'على الماء' };
  const source = { kind: 'list' as const, items: [channel.id] };
  const bucket = { ...createRow(getPublicId('on-the-water'), rowNames, source), type: 'EPG' as const };
  const sectionInput = { realmId, now, key: 'channels', title: rowNames, heroes: [], buckets: [bucket] };
  await putSection(services.db, sectionInput);
}
