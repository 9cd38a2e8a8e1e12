// A page and its event stream say which events about content they include, so that the page notices missed ones.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { emit } from '../../platform/events/index.ts';
import { servePages } from '../index.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ servePages });
});
afterAll(() => service.close());

async function readPageVersion(): Promise<number> {
  const response = await fetch(`${service.url}/browse`);
  return Number(/<meta name="content-version" content="(\d+)">/.exec(await response.text())?.[1]);
}

async function readStreamVersion(): Promise<number> {
  const abort = new AbortController();
  const response = await fetch(`${service.url}/api/v2/page-events`, { signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const firstEvent = (await reader?.read())?.value;
  abort.abort();
  return Number(/"contentVersion":(\d+)/.exec(firstEvent ?? '')?.[1]);
}

async function changeSection(realmId: number): Promise<void> {
  await emit(service.services.db, { realmId, type: 'SectionChanged', payload: { section: 'HOME' } });
  await service.waitForEvents();
}

test('an event stream starts with a higher content version than a page that was rendered before an event', async () => {
  const pageVersion = await readPageVersion();
  expect(await readStreamVersion()).toBe(pageVersion);
  await changeSection(service.realmId);
  const streamVersion = await readStreamVersion();
  expect(streamVersion).toBeGreaterThan(pageVersion);
  expect(await readPageVersion()).toBe(streamVersion);
});

test('an event of another realm leaves the content version', async () => {
  const streamVersion = await readStreamVersion();
  await changeSection(service.realmId + 1);
  expect(await readStreamVersion()).toBe(streamVersion);
});
