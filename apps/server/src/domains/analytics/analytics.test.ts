import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putSectionPage } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { advanceSystemClock, resetSystemClock } from '../../../test/system-clock.ts';
import { tables } from '../../../test/tables.ts';
import { deleteOldAnalyticsEvents } from './index.ts';

let service: TestService;
let otherRealmId: number;
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

const postEvents = (events: unknown[], extraFields: object = {}, request: object = {}) =>
  service.request(path, { body: { events: events.map((event) => ({ event })), ...extraFields }, ...request });
const readStoredEvents = () =>
  tables(service.services.db).selectFrom('analytics_event').selectAll().orderBy('id').execute();

beforeAll(async () => {
  service = await startService();
  await service.createVideo({ publicId: 'fog', title: 'Fog' });
  otherRealmId = await service.applyRealm({ key: 'elsewhere' });
  await service.createVideo({ realmId: otherRealmId, publicId: 'theirs', title: 'Theirs' });
});
beforeEach(async () => {
  await tables(service.services.db).deleteFrom('analytics_event').execute();
  // Starts a new window of the rate limit.
  advanceSystemClock({ minutes: 2 });
});
afterAll(() => service.close());
afterAll(resetSystemClock);

describe('POST /api/v2/analytics/event stores', () => {
  test('the event of a guest with its time and the user type guest', async () => {
    const response = await postEvents([]);
    expect(response.status).toBe(400);
    expect((await service.request(path, { body: { events: [{ age: 90_000, event: click }] } })).status).toBe(
      204,
    );
    const [row, ...otherRows] = await readStoredEvents();
    expect(otherRows).toEqual([]);
    expect(row).toMatchObject({
      realm_id: service.realmId,
      name: 'cardClick',
      user_type: 'guest',
      properties: click.properties,
    });
    expect(String(row?.at)).toBe(String(service.clock.now().subtract({ seconds: 90 })));
  });

  test('the role of the access token, not the user type that the browser sends', async () => {
    const { authorisationToken: token } = await service.signInNewAccount({ role: 'USER' });
    const event = { userType: 'ADMIN', event: click };
    await service.request(path, { token, body: { events: [event] } });
    await service.request(path, { body: { events: [event], token } });
    await service.request(path, { body: { events: [event], token: 'made.up.token' } });
    expect((await readStoredEvents()).map((row) => row.user_type)).toEqual(['USER', 'USER', 'guest']);
  });

  test('the role of an expired token in the body, as a closing page sends it', async () => {
    const { authorisationToken: token } = await service.signInNewAccount({ role: 'USER' });
    service.clock.advance({ minutes: 16 });
    await service.request(path, { body: { events: [{ event: click }], token } });
    expect((await readStoredEvents()).map((row) => row.user_type)).toEqual(['USER']);
  });

  test('user type guest for an event that happened before sign-in', async () => {
    const { authorisationToken: token } = await service.signInNewAccount({ role: 'USER' });
    const events = [{ userType: 'guest', event: click }, { event: click }];
    await service.request(path, { token, body: { events } });
    expect((await readStoredEvents()).map((row) => row.user_type)).toEqual(['guest', 'USER']);
  });

  test('a click on a link to an existing section, but none on a link to an unknown section', async () => {
    await putSectionPage(service, 'kids', []);
    const createLinkClick = (id: string) => ({
      ...click,
      properties: { ...click.properties, id, type: 'SECTION_LINK' },
    });
    await postEvents([createLinkClick('kids'), createLinkClick('nowhere')]);
    expect((await readStoredEvents()).map((row) => row.properties)).toEqual([
      createLinkClick('kids').properties,
    ]);
  });

  test('failed sign-ins, changed favourites and selected licences', async () => {
    const titleProperties = { id: 'fog', type: 'VIDEO' };
    const unknownProperties = {
      id: 'unknown',
      licenceName: 'unknown',
      type: 'unknown',
      purchaseStrategy: 'unknown',
    };
    await postEvents([
      { name: 'loginError', properties: { code: 'failedAuthentication' } },
      { name: 'favouriteAdd', properties: titleProperties },
      { name: 'favouriteRemove', properties: titleProperties },
      { name: 'licenceSelect', properties: unknownProperties },
    ]);
    expect((await readStoredEvents()).map(({ name }) => name)).toEqual([
      'loginError',
      'favouriteAdd',
      'favouriteRemove',
      'licenceSelect',
    ]);
  });
});

describe('POST /api/v2/analytics/event does not store', () => {
  test.each([
    ['of an unknown kind', { name: 'keyPress', properties: {} }],
    ['with unknown properties', { ...click, properties: { ...click.properties, email: 'a@b.example' } }],
    ['with a negative grid position', { ...click, properties: { ...click.properties, gridPosition: -1 } }],
    [
      'with a title that is too long',
      { ...click, properties: { ...click.properties, title: 'x'.repeat(201) } },
    ],
  ])('an event %s', async (_case, event) => {
    expect((await postEvents([event])).status).toBe(400);
    expect(await readStoredEvents()).toEqual([]);
  });

  test('more than 50 events per request (returns 400)', async () => {
    expect((await postEvents(Array(51).fill(click))).status).toBe(400);
  });

  test('events sent with DNT or Sec-GPC', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
      expect((await postEvents([click], {}, { headers })).status).toBe(204);
    }
    expect(await readStoredEvents()).toEqual([]);
  });

  test('an event about a title that the receiving realm does not have', async () => {
    await postEvents([{ ...click, properties: { ...click.properties, id: 'theirs' } }, click]);
    const { authorisationToken: token } = await service.signInNewAccount();
    expect((await postEvents([click], {}, { realm: 'elsewhere', token })).status).toBe(401);
    await postEvents([click], {}, { realm: 'elsewhere' });
    expect((await readStoredEvents()).map((row) => [row.realm_id, row.properties])).toEqual([
      [service.realmId, click.properties],
    ]);
  });

  test('events without consent when the realm requires consent', async () => {
    const consent = {
      fieldName: 'insight',
      fieldType: 'BINARY_CHOICE',
      label: { en: 'Insight' },
      text: { en: 'May we count?' },
      required: false,
      defaultValue: false,
    } as const;
    await service.applyRealm({ key: 'asking', consents: [consent], analytics: { consent: 'insight' } });
    const realm = { realm: 'asking' };
    expect((await service.request<{ analytics: unknown }>('/api/v2/realm', realm)).body.analytics).toEqual({
      collect: true,
      consent: { fieldName: 'insight', label: 'Insight', text: 'May we count?' },
    });
    const event = { name: 'loginError', properties: { code: 'x' } };
    expect((await postEvents([event], {}, realm)).body).toMatchObject({ code: 'requiredConsent' });
    expect(await readStoredEvents()).toEqual([]);
    expect((await postEvents([event], { consent: true }, realm)).status).toBe(204);
    expect(await readStoredEvents()).toHaveLength(1);
  });

  test('events of a realm with collection off, nor titles in a realm that hides titles', async () => {
    await service.applyRealm({ key: 'silent', analytics: { collect: false } });
    const event = { name: 'loginError', properties: { code: 'x' } };
    await postEvents([event], {}, { realm: 'silent' });
    expect(await readStoredEvents()).toEqual([]);
    const untitledRealmId = await service.applyRealm({ key: 'untitled', features: { showTitles: false } });
    await service.createVideo({ realmId: untitledRealmId, publicId: 'nameless', title: 'Nameless' });
    const properties = { ...click.properties, id: 'nameless' };
    await postEvents([{ ...click, properties }], {}, { realm: 'untitled' });
    const { title: _, ...propertiesWithoutTitle } = properties;
    expect((await readStoredEvents()).map((row) => row.properties)).toEqual([propertiesWithoutTitle]);
  });

  test('more than 600 events per minute and address (returns 429)', async () => {
    const statuses: number[] = [];
    const batch = Array.from({ length: 50 }, () => click);
    for (let call = 0; call < 12; call++) statuses.push((await postEvents(batch)).status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    const response = await postEvents([click]);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('deleteOldAnalyticsEvents deletes events before the given time in one realm only', async () => {
  const { db } = service.services;
  await postEvents([click]);
  service.clock.advance({ days: 2 });
  advanceSystemClock({ minutes: 4 });
  await postEvents([click]);
  const cutoff = service.clock.now().subtract({ hours: 24 });
  expect(await deleteOldAnalyticsEvents(db, { realmId: otherRealmId, before: cutoff })).toBe(0);
  expect(await deleteOldAnalyticsEvents(db, { realmId: service.realmId, before: cutoff })).toBe(1);
  expect(await readStoredEvents()).toHaveLength(1);
});

test('rejects a realm file whose analytics consent is not one of its consents', async () => {
  await expect(service.applyRealm({ key: 'broken', analytics: { consent: 'nothing' } })).rejects.toThrow(
    /analytics\.consent/,
  );
});
