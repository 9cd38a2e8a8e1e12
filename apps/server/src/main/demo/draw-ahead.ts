// Draws every picture of the demo realm before somebody asks for it, one after the other, in the order in which
// people see them. It remembers how far it is: after a crash it goes on from there.

import { demoTitles } from '@matinee/demo';
import { z } from 'zod';
import { type PictureVariants, placeholderOf } from '../../domains/media/index.ts';
import {
  artworkByStorageKey,
  findContent,
  setArtwork,
  setArtworkPlaceholder,
} from '../../domains/titles/index.ts';
import type { Trx } from '../../platform/database/index.ts';
import { enqueue, type JobContext } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { picturesJob } from './demo.jobs.ts';
import { firstWidths, picturesInOrder } from './picture-order.ts';
import { type DemoPicture, storageKeyOf } from './pictures.ts';
import { drawTitleImage, homeTitleImageKeys } from './title-images.ts';

type Parts = Pick<Services, 'db' | 'storage' | 'clock'>;

const checkpointSchema = z.object({ done: z.number() });
const rememberEvery = 10;
/** The first films are encoded in this time; they need the cores more. */
const restAfterSeconds = 75;

export async function drawAhead(
  trx: Trx,
  { realmId, now }: { realmId: number; now: Temporal.Instant },
): Promise<void> {
  await enqueue(trx, picturesJob, { part: 'home' }, { realmId, dedupeKey: 'home' });
  const runAt = now.add({ seconds: restAfterSeconds });
  await enqueue(trx, picturesJob, { part: 'rest' }, { realmId, dedupeKey: 'rest', runAt });
}

async function drawPicture(
  { db }: Parts,
  variants: PictureVariants,
  { realmId, picture }: { realmId: number; picture: DemoPicture },
): Promise<void> {
  const storageKey = storageKeyOf(picture);
  const row = (await artworkByStorageKey(db, { realmId, storageKeys: [storageKey] })).get(storageKey);
  // An operator has put another picture in its place.
  if (!row) return;
  const master = await variants.master(storageKey);
  const placeholder = await placeholderOf(master);
  await setArtworkPlaceholder(db, { realmId, publicId: row.publicId, placeholder });
  const known = { publicId: row.publicId, storageKey, width: row.width };
  for (const width of firstWidths[picture.kind]) await variants.read(known, width, 'webp');
}

async function addTitleImages(
  { db, storage, clock }: Parts,
  ctx: JobContext<unknown>,
  realmId: number,
): Promise<void> {
  for (const { key } of demoTitles) {
    if (homeTitleImageKeys.includes(key)) continue;
    ctx.signal.throwIfAborted();
    const content = await findContent(db, { realmId, publicId: key });
    if (!content) continue;
    const picture = await drawTitleImage(storage, key);
    await ctx.write((trx) =>
      setArtwork(trx, { realmId, contentId: content.id, kind: 'titleImage', ...picture, now: clock.now() }),
    );
  }
}

export async function drawPictures(
  services: Parts,
  variants: PictureVariants,
  ctx: JobContext<{ part: 'home' | 'rest' }>,
): Promise<void> {
  const { realmId, payload } = ctx.job;
  if (realmId === null) return;
  const pictures = picturesInOrder()[payload.part];
  const start = checkpointSchema.safeParse(ctx.job.checkpoint).data?.done ?? 0;
  for (const [at, picture] of pictures.entries()) {
    if (at < start) continue;
    ctx.signal.throwIfAborted();
    await drawPicture(services, variants, { realmId, picture });
    ctx.progress(at / pictures.length);
    if ((at + 1) % rememberEvery === 0) await ctx.checkpoint({ done: at + 1 });
  }
  if (payload.part === 'rest') await addTitleImages(services, ctx, realmId);
}
