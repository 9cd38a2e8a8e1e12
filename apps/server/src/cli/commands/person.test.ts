import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PersonList } from '@matinee/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import type { RealmContext } from '../../calls/index.ts';
import { applyPeople } from './person.ts';

let service: TestService;
let folder: string;
let realm: RealmContext;
beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), 'matinee-people-'));
  realm = service.realms.find({ key: 'lantern' }) as RealmContext;
  const image = sharp({ create: { width: 80, height: 120, channels: 3, background: '#203040' } });
  await writeFile(join(folder, 'ada.jpg'), await image.jpeg().toBuffer());
  await writeFile(join(folder, 'text.jpg'), 'not an image');
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const ada = { key: 'ada', kind: 'athlete', name: { en: 'Ada Lind' } };
async function applyFile(people: unknown): Promise<number> {
  const file = join(folder, 'people.json');
  await writeFile(file, JSON.stringify({ people }));
  return applyPeople(service.services, realm, file);
}
const listPeople = async () => (await service.request<PersonList>('/api/v2/fighters')).body.fighters;

test('creates people of a file with their portraits, and updates those with the same keys', async () => {
  const portrait = { file: 'ada.jpg', focus: { x: 0.5, y: 0.1 } };
  expect(await applyFile([{ ...ada, portrait }])).toBe(1);
  await service.waitForEvents();
  const [person] = await listPeople();
  const expectedPerson = { name: 'Ada Lind', portrait: { width: 80, height: 120, focus: portrait.focus } };
  expect(person).toMatchObject(expectedPerson);
  expect((await service.request(`/api/v2/fighters/${person?.id}`)).body).toMatchObject(expectedPerson);
  await applyFile([{ ...ada, name: { en: 'Ada Berg' }, note: { en: 'Runner' } }]);
  await service.waitForEvents();
  expect(await listPeople()).toMatchObject([{ name: 'Ada Berg', note: 'Runner', portrait: { width: 80 } }]);
});

test.each([
  ['a name in the default language is missing', [{ ...ada, name: { es: 'Ada' } }], /people\[0\]\.name.*"en"/],
  ['a kind is unknown', [{ ...ada, kind: 'dog' }], /people\.0\.kind/],
  ['a property is unknown', [{ ...ada, colour: 'red' }], /colour/],
  ['a portrait file is missing', [ada, { ...ada, key: 'bea', portrait: 'none.jpg' }], /portrait of bea/],
  [
    'a focal point is outside the image',
    [{ ...ada, portrait: { file: 'ada.jpg', focus: { x: 2, y: 0 } } }],
    /people\.0\.portrait/,
  ],
  ['a portrait is not an image', [{ ...ada, key: 'bea', portrait: 'text.jpg' }], /portrait of bea/],
])('changes nothing when %s', async (_condition, people, message) => {
  const peopleBefore = await listPeople();
  await expect(applyFile(people)).rejects.toThrow(message);
  await service.waitForEvents();
  expect(await listPeople()).toEqual(peopleBefore);
});
