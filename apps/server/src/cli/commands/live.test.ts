import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EventPage, guideFile, liveFile, type Programme } from '@matinee/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import type { RealmContext } from '../../calls/index.ts';
import { addLiveEvents } from '../add-live-events.ts';
import { putGuide } from '../put-guide.ts';
import { describeFailure } from '../support/describe-failure.ts';
import { listEventLines, startOrEndEvent } from './live.ts';

let service: TestService;
let folder: string;
let realm: RealmContext;
let file: string;
beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), 'matinee-live-'));
  file = join(folder, 'file.json');
  realm = service.realms.find({ key: 'lantern' }) as RealmContext;
  const image = sharp({ create: { width: 160, height: 90, channels: 3, background: '#203040' } });
  await writeFile(join(folder, 'cup.jpg'), await image.jpeg().toBuffer());
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

async function addEvents(events: unknown): Promise<string[]> {
  await writeFile(file, JSON.stringify({ events }));
  return addLiveEvents(service.services, realm, file);
}

const cup = {
  id: 'cup-final',
  title: { en: 'Cup Final' },
  startsAt: '2027-03-01T13:00:00Z',
  endsAt: '2027-03-01T15:00:00+00:00',
};

async function listIds(phase: 'live' | 'upcoming'): Promise<string[]> {
  await service.createVideo();
  await service.waitForEvents();
  const { body } = await service.request<EventPage>(`/api/v2/event/${phase}`);
  return body.events.map(({ id }) => id);
}

test('schedules an event of a file with its image and focal point, starts it by command, and ends it', async () => {
  const thumbnail = { file: 'cup.jpg', focus: { x: 0.25, y: 0.75 } };
  const [id = ''] = await addEvents([{ ...cup, images: { thumbnail, poster: 'cup.jpg' } }]);
  expect(id).toBe('cup-final');
  expect(await listIds('upcoming')).toEqual(['cup-final']);
  const { body } = await service.request<EventPage>('/api/v2/event/upcoming');
  expect(body.events[0]?.thumbnail).toMatchObject({ width: 160, focus: thumbnail.focus });
  expect(body.events[0]?.poster).not.toHaveProperty('focus');
  await expect(startOrEndEvent(service.services, realm, id, 'end')).rejects.toThrow('has not started');

  await startOrEndEvent(service.services, realm, id, 'start');
  expect(await listIds('live')).toEqual(['cup-final']);
  service.clock.advance({ minutes: 5 });
  const { db, clock } = service.services;
  expect(await listEventLines(db, realm, clock.now())).toEqual([expect.stringMatching(/^live .*Cup Final$/)]);
  await startOrEndEvent(service.services, realm, id, 'end');
  expect(await listIds('live')).toEqual([]);
  service.clock.advance({ minutes: 1 });
  await expect(startOrEndEvent(service.services, realm, id, 'start')).rejects.toThrow('has ended');
  await expect(startOrEndEvent(service.services, realm, 'nothing', 'start')).rejects.toThrow(
    'no event nothing',
  );
});

test('refuses an id of another realm with a message', async () => {
  await service.applyRealm({ key: 'elsewhere' });
  const otherRealm = service.realms.find({ key: 'elsewhere' }) as RealmContext;
  await writeFile(file, JSON.stringify({ events: [{ ...cup, id: 'twice' }] }));
  await addLiveEvents(service.services, otherRealm, file);
  const error = await addLiveEvents(service.services, realm, file).catch((error: unknown) => error);
  expect(describeFailure(error)).toMatch(/^The id twice is already in use\./);
});

test('ends a premiere at the end of its video when the file has no end', async () => {
  const video = await service.createVideo({ durationMs: 5_400_000 });
  const { endsAt: _, ...openEndedCup } = cup;
  await addEvents([
    { ...openEndedCup, id: 'first-night', premiere: video.publicId, startsAt: '2027-03-05T20:00:00Z' },
  ]);
  const { db, clock } = service.services;
  const lines = await listEventLines(db, realm, clock.now());
  expect(lines.at(-1)).toContain('2027-03-05T20:00:00Z – 2027-03-05T21:30:00Z');
});

test.each([
  [
    'an id is already in use',
    [
      { ...cup, id: 'new' },
      { ...cup, id: 'new' },
    ],
    /id new is already in use/,
  ],
  [
    'an event would end before it starts',
    [{ ...cup, id: 'a', endsAt: '2027-03-01T12:00:00Z' }],
    /before it starts/,
  ],
  ['the video does not exist', [{ ...cup, id: 'b', premiere: 'nothing' }], /no video with the id nothing/],
  ['the end is unknown', [{ ...cup, id: 'c', endsAt: undefined }], /endsAt is required/],
  ['the default language is missing', [{ ...cup, id: 'd', title: { es: 'Copa' } }], /"en" is missing/],
  [
    'a focal point is outside the image',
    [{ ...cup, id: 'e', images: { hero: { file: 'cup.jpg', focus: { x: 1.2, y: 0 } } } }],
    /images/,
  ],
  ['an image is missing', [{ ...cup, id: 'e', images: { hero: 'none.jpg' } }], /not a readable image/],
  ['a setting is unknown', [{ ...cup, id: 'f', colour: 'red' }], /colour/],
])('changes nothing when %s', async (_condition, events, message) => {
  const { db, clock } = service.services;
  const linesBefore = await listEventLines(db, realm, clock.now());
  await expect(addEvents(events)).rejects.toThrow(message);
  expect(await listEventLines(db, realm, clock.now())).toEqual(linesBefore);
});

test('accepts the examples of the documentation', async () => {
  const pageFile = fileURLToPath(new URL('../../../../../docs/reference/event-files.md', import.meta.url));
  const text = await readFile(pageFile, 'utf8');
  const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json));
  const [events, guide] = [
    examples.find((example) => example.events),
    examples.find((example) => example.programmes),
  ];
  expect(liveFile.safeParse(events).error).toBeUndefined();
  expect(guideFile.safeParse(guide).error).toBeUndefined();
});

test('creates a channel with its guide, and replaces the guide', async () => {
  const channel = { id: 'one', number: 1, title: { en: 'One' } };
  const formatInstant = (hour: number) => `2027-03-02T${String(hour).padStart(2, '0')}:00:00Z`;
  const createProgramme = (from: number, to: number, title: string) => ({
    startsAt: formatInstant(from),
    endsAt: formatInstant(to),
    title: { en: title },
  });
  const putFile = async (...entries: ({ event: string } | ReturnType<typeof createProgramme>)[]) => {
    const programmes = entries.filter((entry) => 'title' in entry);
    const event = entries.find((entry) => 'event' in entry);
    await writeFile(file, JSON.stringify({ channel: { ...channel, ...event }, programmes }));
    return putGuide(service.services, realm, file);
  };
  const getProgrammeNames = async () => {
    const { body } = await service.request<{ programmes: Programme[] }>(
      `/api/v3/external-table?id=one&from=${formatInstant(0)}&to=${formatInstant(23)}`,
    );
    return body.programmes.map(({ programme }) => programme);
  };
  expect(
    await putFile(
      createProgramme(8, 9, 'Eight'),
      createProgramme(9, 10, 'Nine'),
      createProgramme(10, 11, 'Ten'),
    ),
  ).toBe(3);
  await putFile(createProgramme(9, 10, 'Other'));
  await service.waitForEvents();
  expect(await getProgrammeNames()).toEqual(['Eight', 'Other', 'Ten']);
  await expect(putFile(createProgramme(11, 12, 'Eleven'), { event: 'nothing' })).rejects.toThrow(
    'not a live event',
  );
  await putFile(createProgramme(16, 20, 'Long'));
  await expect(putFile(createProgramme(18, 19, 'Inside'))).rejects.toThrow(
    'before an existing programme has ended',
  );
  await expect(putFile(createProgramme(12, 14, 'A'), createProgramme(13, 15, 'B'))).rejects.toThrow(
    'overlap',
  );
});
