// Renders the artwork of the demo realm before it is requested, one image after the other, in the order in which pages
// show it. Then adds the title images of titles outside the heroes of the home page. Checkpoints let the job resume after
// a crash.

import {
  type DemoMaster,
  demoTitles,
  getMasterStorageKey,
  listMastersInRenderOrder,
  prerenderedWidths,
} from '@matinee/demo';
import { z } from 'zod';
import { createPlaceholder, type ImageVariants } from '../../domains/media/index.ts';
import {
  findContent,
  selectArtworkByStorageKey,
  setArtwork,
  setArtworkPlaceholder,
} from '../../domains/titles/index.ts';
import type { Trx } from '../../platform/database/index.ts';
import { enqueue, type JobContext } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { prerenderArtworkJob } from './demo.jobs.ts';
import { homeTitleImageKeys, storeTitleImage } from './seed-images.ts';

type PrerenderServices = Pick<Services, 'db' | 'storage' | 'clock'>;

const checkpointSchema = z.object({ done: z.number() });
const checkpointInterval = 10;
/** Leaves the cores to the encoding of the first films. */
const restDelaySeconds = 75;

export async function enqueuePrerendering(
  trx: Trx,
  { realmId, now }: { realmId: number; now: Temporal.Instant },
): Promise<void> {
  await enqueue(trx, prerenderArtworkJob, { part: 'home' }, { realmId, dedupeKey: 'home' });
  const runAt = now.add({ seconds: restDelaySeconds });
  await enqueue(trx, prerenderArtworkJob, { part: 'rest' }, { realmId, dedupeKey: 'rest', runAt });
}

async function prerenderMaster(
  { db }: PrerenderServices,
  variants: ImageVariants,
  { realmId, master }: { realmId: number; master: DemoMaster },
): Promise<void> {
  const storageKey = getMasterStorageKey(master);
  const row = (await selectArtworkByStorageKey(db, { realmId, storageKeys: [storageKey] })).get(storageKey);
  // An operator has replaced this artwork.
  if (!row) return;
  const placeholder = await createPlaceholder(await variants.readMaster(storageKey));
  await setArtworkPlaceholder(db, { realmId, publicId: row.publicId, placeholder });
  const storedMaster = { publicId: row.publicId, storageKey, width: row.width };
  for (const width of prerenderedWidths[master.kind]) await variants.read(storedMaster, width, 'webp');
}

async function addTitleImages(
  { db, storage, clock }: PrerenderServices,
  ctx: JobContext<unknown>,
  realmId: number,
): Promise<void> {
  for (const { key } of demoTitles) {
    if (homeTitleImageKeys.includes(key)) continue;
    ctx.signal.throwIfAborted();
    const content = await findContent(db, { realmId, publicId: key });
    if (!content) continue;
    const image = await storeTitleImage(storage, key);
    await ctx.write((trx) =>
      setArtwork(trx, { realmId, contentId: content.id, kind: 'titleImage', ...image, now: clock.now() }),
    );
  }
}

export async function prerenderArtwork(
  services: PrerenderServices,
  variants: ImageVariants,
  ctx: JobContext<{ part: 'home' | 'rest' }>,
): Promise<void> {
  const { realmId, payload } = ctx.job;
  if (realmId === null) return;
  const masters = listMastersInRenderOrder()[payload.part];
  const firstIndex = checkpointSchema.safeParse(ctx.job.checkpoint).data?.done ?? 0;
  for (const [index, master] of masters.entries()) {
    if (index < firstIndex) continue;
    ctx.signal.throwIfAborted();
    await prerenderMaster(services, variants, { realmId, master });
    ctx.reportProgress(index / masters.length);
    if ((index + 1) % checkpointInterval === 0) await ctx.saveCheckpoint({ done: index + 1 });
  }
  if (payload.part === 'rest') await addTitleImages(services, ctx, realmId);
}
