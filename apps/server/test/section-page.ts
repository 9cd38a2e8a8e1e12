// Creates and reads section pages.
import type { Bucket, Card, Paging, Section } from '@matinee/contract';
import { type NewBucket, putSection } from '../src/domains/pages/index.ts';
import type { TestService } from './service.ts';

export const rowOf = (row: Partial<NewBucket> & Pick<NewBucket, 'source'>): NewBucket => ({
  exid: 'row',
  names: { en: 'Row', es: 'Fila' },
  rowType: 'basic',
  rowCount: 1,
  displayPosters: false,
  showItemPosition: false,
  ...row,
});

export async function putPage(service: TestService, key: string, buckets: NewBucket[]): Promise<void> {
  const { realmId, clock, services } = service;
  const page = { realmId, key, title: { en: key }, heroes: [], buckets, now: clock.now() };
  await putSection(services.db, page);
  await service.settled();
}

export async function readPage(
  service: TestService,
  key: string,
  asked: { token?: string; query?: string } = {},
): Promise<Section> {
  const { body } = await service.ask<Section>(`/api/v1/view/section/${key}${asked.query ?? ''}`, asked);
  return body;
}

/** Titles of all cards of the first row of a page, read in pages of this size. */
export async function wholeRow(
  service: TestService,
  key: string,
  size: number,
  between?: (page: number) => Promise<void>,
): Promise<string[]> {
  const { buckets } = await readPage(service, key);
  const row = buckets[0] as Bucket;
  const seen: string[] = [];
  let paging: Paging = { lastSeen: null, moreDataAvailable: true };
  for (let pages = 0; paging.moreDataAvailable; pages++) {
    const from = paging.lastSeen === null ? '' : `&lastSeen=${paging.lastSeen}`;
    const { body } = await service.ask<{ contentList: Card[]; paging: Paging }>(
      `/api/v1/view/section/${key}/bucket/${row.bucketId}?rpp=${size}${from}`,
    );
    seen.push(...body.contentList.map(({ title }) => title));
    paging = body.paging;
    await between?.(pages);
  }
  return seen;
}
