// Creates and reads section pages.
import type { Bucket, Card, Paging, Section } from '@matinee/contract';
import { type NewBucket, putSection } from '../src/domains/pages/index.ts';
import type { TestService } from './service.ts';

export const createRow = (row: Partial<NewBucket> & Pick<NewBucket, 'source'>): NewBucket => ({
  exid: 'row',
  names: { en: 'Row', es: 'Fila' },
  rowType: 'basic',
  rowCount: 1,
  displayPosters: false,
  showItemPosition: false,
  ...row,
});

export async function putSectionPage(service: TestService, key: string, buckets: NewBucket[]): Promise<void> {
  const { realmId, clock, services } = service;
  const sectionInput = { realmId, key, title: { en: key }, heroes: [], buckets, now: clock.now() };
  await putSection(services.db, sectionInput);
  await service.waitForEvents();
}

export async function fetchSectionPage(
  service: TestService,
  key: string,
  options: { token?: string; query?: string } = {},
): Promise<Section> {
  const { body } = await service.request<Section>(
    `/api/v1/view/section/${key}${options.query ?? ''}`,
    options,
  );
  return body;
}

/** Titles of all cards in the first row of a section page, read `rpp` at a time. */
export async function readRowTitles(
  service: TestService,
  key: string,
  rpp: number,
  onPage?: (pageIndex: number) => Promise<void>,
): Promise<string[]> {
  const { buckets } = await fetchSectionPage(service, key);
  const row = buckets[0] as Bucket;
  const titles: string[] = [];
  let paging: Paging = { lastSeen: null, moreDataAvailable: true };
  for (let pageIndex = 0; paging.moreDataAvailable; pageIndex++) {
    const cursorQuery = paging.lastSeen === null ? '' : `&lastSeen=${paging.lastSeen}`;
    const { body } = await service.request<{ contentList: Card[]; paging: Paging }>(
      `/api/v1/view/section/${key}/bucket/${row.bucketId}?rpp=${rpp}${cursorQuery}`,
    );
    titles.push(...body.contentList.map(({ title }) => title));
    paging = body.paging;
    await onPage?.(pageIndex);
  }
  return titles;
}
