import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putPage } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { deleteOldEvents } from './index.ts';

let service: TestService;
let elsewhere: number;
const path = '/api/v2/analytics/event';
const click = {
  name: 'cardClick',
  properties: {
    id: 'fog',
    type: 'VIDEO',
    accessLevel: 'GRANTED',
    gridPosition: 2,
    groupName: 'New',
    title: 'Fog',
  },
};

const tell = (events: unknown[], more: object = {}, asked: object = {}) =>
  service.ask(path, { body: { events: events.map((event) => ({ event })), ...more }, ...asked });
const kept = () =>
  tables(service.services.db).selectFrom('analytics_event').selectAll().orderBy('id').execute();

beforeAll(async () => {
  service = await startService();
  await service.video({ publicId: 'fog', title: 'Fog' });
  elsewhere = await service.realm({ key: 'elsewhere' });
  await service.video({ realmId: elsewhere, publicId: 'theirs', title: 'Theirs' });
});
beforeEach(async () => {
  await tables(service.services.db).deleteFrom('analytics_event').execute();
  service.clock.advance({ minutes: 2 });
});
afterAll(() => service.close());

describe('what somebody did is kept', () => {
  test('of a guest, at the time when it happened, and with nothing of who it was', async () => {
    const answer = await tell([]);
    expect(answer.status).toBe(400);
    expect((await service.ask(path, { body: { events: [{ age: 90_000, event: click }] } })).status).toBe(204);
    const [row, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      realm_id: service.realmId,
      name: 'cardClick',
      user_type: 'guest',
      properties: click.properties,
    });
    expect(String(row?.at)).toBe(String(service.clock.now().subtract({ seconds: 90 })));
  });

  test('of a person by the role of their token, whatever the browser says', async () => {
    const { authorisationToken: token } = await service.person({ role: 'USER' });
    const event = { userType: 'ADMIN', event: click };
    await service.ask(path, { token, body: { events: [event] } });
    await service.ask(path, { body: { events: [event], token } });
    await service.ask(path, { body: { events: [event], token: 'made.up.token' } });
    expect((await kept()).map((row) => row.user_type)).toEqual(['USER', 'USER', 'guest']);
  });

  test('of a person whose token has just run out, as it travels when a page goes away', async () => {
    const { authorisationToken: token } = await service.person({ role: 'USER' });
    service.clock.advance({ minutes: 16 });
    await service.ask(path, { body: { events: [{ event: click }], token } });
    expect((await kept()).map((row) => row.user_type)).toEqual(['USER']);
  });

  test('as that of a guest, where it happened before somebody signed in', async () => {
    const { authorisationToken: token } = await service.person({ role: 'USER' });
    const events = [{ userType: 'guest', event: click }, { event: click }];
    await service.ask(path, { token, body: { events } });
    expect((await kept()).map((row) => row.user_type)).toEqual(['guest', 'USER']);
  });

  test('about a link to a section of the realm, and about no other section', async () => {
    await putPage(service, 'kids', []);
    const link = (id: string) => ({
      ...click,
      properties: { ...click.properties, id, type: 'SECTION_LINK' },
    });
    await tell([link('kids'), link('nowhere')]);
    expect((await kept()).map((row) => row.properties)).toEqual([link('kids').properties]);
  });

  test('of every kind', async () => {
    const about = { id: 'fog', type: 'VIDEO' };
    const unknown = { id: 'unknown', licenceName: 'unknown', type: 'unknown', purchaseStrategy: 'unknown' };
    await tell([
      { name: 'loginError', properties: { code: 'failedAuthentication' } },
      { name: 'favouriteAdd', properties: about },
      { name: 'favouriteRemove', properties: about },
      { name: 'licenceSelect', properties: unknown },
    ]);
    expect((await kept()).map(({ name }) => name)).toEqual([
      'loginError',
      'favouriteAdd',
      'favouriteRemove',
      'licenceSelect',
    ]);
  });
});

describe('nothing is kept', () => {
  test.each([
    ['of an unknown kind', { name: 'keyPress', properties: {} }],
    ['with more than an event says', { ...click, properties: { ...click.properties, email: 'a@b.example' } }],
    ['with a place that is none', { ...click, properties: { ...click.properties, gridPosition: -1 } }],
    ['that is too long', { ...click, properties: { ...click.properties, title: 'x'.repeat(201) } }],
  ])('%s', async (_what, event) => {
    expect((await tell([event])).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test('of too many at once', async () => {
    expect((await tell(Array(51).fill(click))).status).toBe(400);
  });

  test('of who asks not to be followed', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
      expect((await tell([click], {}, { headers })).status).toBe(204);
    }
    expect(await kept()).toEqual([]);
  });

  test('about a title of another realm, nor under another realm', async () => {
    await tell([{ ...click, properties: { ...click.properties, id: 'theirs' } }, click]);
    const { authorisationToken: token } = await service.person();
    expect((await tell([click], {}, { realm: 'elsewhere', token })).status).toBe(401);
    await tell([click], {}, { realm: 'elsewhere' });
    expect((await kept()).map((row) => [row.realm_id, row.properties])).toEqual([
      [service.realmId, click.properties],
    ]);
  });

  test('before the person agreed, where the realm asks', async () => {
    const terms = {
      fieldName: 'insight',
      fieldType: 'BINARY_CHOICE',
      label: { en: 'Insight' },
      text: { en: 'May we count?' },
      required: false,
      defaultValue: false,
    } as const;
    await service.realm({ key: 'asking', consents: [terms], analytics: { consent: 'insight' } });
    const realm = { realm: 'asking' };
    expect((await service.ask<{ analytics: unknown }>('/api/v2/realm', realm)).body.analytics).toEqual({
      collect: true,
      consent: { fieldName: 'insight', label: 'Insight', text: 'May we count?' },
    });
    const event = { name: 'loginError', properties: { code: 'x' } };
    expect((await tell([event], {}, realm)).body).toMatchObject({ code: 'requiredConsent' });
    expect(await kept()).toEqual([]);
    expect((await tell([event], { consent: true }, realm)).status).toBe(204);
    expect(await kept()).toHaveLength(1);
  });

  test('where the operator does not want it, and no title where titles are not shown', async () => {
    await service.realm({ key: 'silent', analytics: { collect: false } });
    const event = { name: 'loginError', properties: { code: 'x' } };
    await tell([event], {}, { realm: 'silent' });
    expect(await kept()).toEqual([]);
    const id = await service.realm({ key: 'untitled', features: { showTitles: false } });
    await service.video({ realmId: id, publicId: 'nameless', title: 'Nameless' });
    const properties = { ...click.properties, id: 'nameless' };
    await tell([{ ...click, properties }], {}, { realm: 'untitled' });
    const { title: _, ...rest } = properties;
    expect((await kept()).map((row) => row.properties)).toEqual([rest]);
  });

  test('after too many events in a minute, however they are sent', async () => {
    const statuses: number[] = [];
    const many = Array.from({ length: 50 }, () => click);
    for (let call = 0; call < 12; call++) statuses.push((await tell(many)).status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    const answer = await tell([click]);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('what is old is forgotten, in one realm at a time', async () => {
  const { db } = service.services;
  await tell([click]);
  service.clock.advance({ days: 2 });
  await tell([click]);
  const before = service.clock.now().subtract({ hours: 24 });
  expect(await deleteOldEvents(db, { realmId: elsewhere, before })).toBe(0);
  expect(await deleteOldEvents(db, { realmId: service.realmId, before })).toBe(1);
  expect(await kept()).toHaveLength(1);
});

test('a consent that the file does not word cannot be asked for', async () => {
  await expect(service.realm({ key: 'broken', analytics: { consent: 'nothing' } })).rejects.toThrow(
    /analytics\.consent/,
  );
});
