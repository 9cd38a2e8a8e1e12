// Makes a title playable: saves package and content, publishes events and enqueues the next job in one
// transaction.
import type { PackageIndex } from '@matinee/media';
import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { enqueue, type JobContext } from '../../../platform/jobs/index.ts';
import { listRealms } from '../../realm/index.ts';
import { type ContentIds, createVideo, setArtwork, setVideoMedia } from '../../titles/index.ts';
import { type StoredMaster, storeMaster } from '../images/store-master.ts';
import { type MediaPayload, mediaCompleteJob, priorities } from '../media.jobs.ts';
import type { MediaServices } from '../media-services.ts';
import { type Asset, changeAsset, insertPackage } from '../queries/asset.queries.ts';
import { linkImportItems } from '../queries/import.queries.ts';
import { selectTitlesOfAsset } from '../queries/title-media.queries.ts';
import { createTitleFromFileName } from '../sources/title-from-file-name.ts';
import { ensureHomeSection } from './ensure-home-section.ts';
import { publishMediaChange } from './publish-media-change.ts';

interface Playable {
  asset: Asset;
  index: PackageIndex;
  /** Progress of the asset, from 0 to 1. */
  progress: number;
  /** Path of the poster frame in the work folder. */
  poster: string | null;
}

export async function publishPlayable(
  services: MediaServices,
  ctx: JobContext<MediaPayload>,
  { asset, index, progress, poster }: Playable,
): Promise<void> {
  const now = services.clock.now();
  const state = index.complete ? 'done' : 'playable';
  const [existingTitle] = await selectTitlesOfAsset(services.db, asset);
  // A title that existed before its media has its own artwork.
  const thumbnail =
    existingTitle || poster === null ? null : await storeMaster(services.storage, { file: poster });

  await ctx.finish(async (trx) => {
    const insertedPackage = await insertPackage(trx, { asset, index, now });
    await changeAsset(
      trx,
      asset,
      {
        state,
        step: null,
        reason: null,
        packageId: insertedPackage.id,
        progress: index.complete ? 1 : progress,
      },
      now,
    );
    const titles = await selectTitlesOfAsset(trx, asset);
    if (titles.length === 0) titles.push(await createPublicVideo(trx, { asset, index, thumbnail, now }));
    for (const title of titles) {
      await setVideoMedia(trx, {
        realmId: asset.realm_id,
        contentId: title.id,
        durationMs: Math.round(index.duration * 1000),
        now,
      });
      await linkImportItems(trx, asset, title.id);
    }
    await emit(trx, {
      realmId: asset.realm_id,
      type: index.complete ? 'AssetCompleted' : 'AssetPlayable',
      payload: {
        assetId: asset.public_id,
        packageId: insertedPackage.publicId,
        contentIds: titles.map((title) => title.publicId),
      },
    });
    await publishMediaChange(trx, asset, { state: 'ready', progress, final: index.complete });
    if (!index.complete) await enqueueCompletion(trx, asset);
    return { package: insertedPackage.publicId };
  });
}

async function enqueueCompletion(trx: Trx, asset: Asset): Promise<void> {
  await enqueue(
    trx,
    mediaCompleteJob,
    { asset: asset.public_id },
    {
      realmId: asset.realm_id,
      priority: asset.generated_source ? priorities.demoComplete : priorities.complete,
      dedupeKey: asset.public_id,
    },
  );
}

/** Creates a public video for an imported file that no existing title refers to. */
async function createPublicVideo(
  trx: Trx,
  {
    asset,
    index,
    thumbnail,
    now,
  }: { asset: Asset; index: PackageIndex; thumbnail: StoredMaster | null; now: Temporal.Instant },
): Promise<ContentIds> {
  const realm = (await listRealms(trx)).find((candidate) => candidate.id === asset.realm_id);
  if (!realm) throw new Error('the realm of the asset does not exist');
  await ensureHomeSection(trx, { realmId: realm.id, now });
  const spokenLanguage = index.audio.find((track) => track.default)?.language;
  const content = await createVideo(trx, {
    realmId: realm.id,
    now,
    texts: { [realm.settings.defaultLanguage]: { title: createTitleFromFileName(asset.source_name) } },
    assetId: asset.id,
    ...(spokenLanguage !== undefined && spokenLanguage !== 'und' && { originalLanguage: spokenLanguage }),
  });
  if (thumbnail) {
    await setArtwork(trx, { realmId: realm.id, contentId: content.id, kind: 'thumbnail', ...thumbnail, now });
  }
  return content;
}
