// Waits for the demo realm of a fresh service.
import { setTimeout as wait } from 'node:timers/promises';
import type { Section } from '@matinee/contract';
import { call } from './operator.ts';
import type { Service } from './service.ts';

/** Waits until every card and hero of home has artwork that is served. */
export async function untilHomeIsComplete(service: Pick<Service, 'url'>): Promise<Section> {
  for (;;) {
    const home = await call<Section>(service, 'GET', '/api/v1/view/section/HOME').catch(() => null);
    if (home && home.buckets.length > 0 && (await everyPictureIsServed(service, home))) return home;
    await wait(250);
  }
}

async function everyPictureIsServed(service: Pick<Service, 'url'>, home: Section): Promise<boolean> {
  const pictures = home.buckets.flatMap((bucket) =>
    bucket.contentList.map((card) => card.poster ?? card.thumbnail),
  );
  if (pictures.some((picture) => picture === undefined)) return false;
  const answers = await Promise.all(
    pictures.map((picture) => fetch(`${service.url}${picture?.url}/240.webp`, { method: 'HEAD' })),
  );
  return answers.every((answer) => answer.ok);
}
