import { setTimeout as wait } from 'node:timers/promises';
import type { Section } from '@matinee/contract';
import { call } from './operator.ts';
import type { Service } from './service.ts';

/** Waits until the artwork of every card of home is served; returns home. */
export async function waitForHomeArtwork(service: Pick<Service, 'url'>): Promise<Section> {
  for (;;) {
    const home = await call<Section>(service, 'GET', '/api/v1/view/section/HOME').catch(() => null);
    if (home && home.buckets.length > 0 && (await areImagesServed(service, home))) return home;
    await wait(250);
  }
}

async function areImagesServed(service: Pick<Service, 'url'>, home: Section): Promise<boolean> {
  const images = home.buckets.flatMap((bucket) =>
    bucket.contentList.map((card) => card.poster ?? card.thumbnail),
  );
  if (images.some((image) => image === undefined)) return false;
  const responses = await Promise.all(
    images.map((image) => fetch(`${service.url}${image?.url}/240.webp`, { method: 'HEAD' })),
  );
  return responses.every((response) => response.ok);
}
