// Media: imports video files, encodes them once, and stores packages and images.

export {
  createImageVariants,
  type GenerateMaster,
  type ImageVariants,
} from './images/image-variants.ts';
export { registerImages } from './images/images.routes.ts';
export { createPlaceholder, type StoredMaster, storeMaster } from './images/store-master.ts';
export { createMediaJobHandlers } from './media.job-handlers.ts';
export { mediaGroup, mediaPrepareJob, priorities } from './media.jobs.ts';
export { createMediaHandlers } from './media.routes.ts';
export {
  countMediaJobsWithoutSpace,
  createDiskSpace,
  hasSpaceForMediaJobs,
} from './operations/disk-space.ts';
export { findImport } from './operations/find-import.ts';
export { loadTitleMedia } from './operations/load-title-media.ts';
export { prioritiseAsset } from './operations/prioritise-asset.ts';
export { createRecentlyAddedBucket } from './operations/recently-added-bucket.ts';
export { startImport } from './operations/start-import.ts';
export { streamImport } from './operations/stream-import.ts';
export { streamMediaState } from './operations/stream-media-state.ts';
export { removeIdleWorkFolders } from './operations/work-folder.ts';
export { buildAssetPrefix } from './publish/publish-folders.ts';
export { findAsset, findCurrentPackage, findPackage, insertGeneratedAsset } from './queries/asset.queries.ts';
export { selectFailedImportItems } from './queries/import.queries.ts';
export { selectCurrentPackageIds, selectTitlesOfAsset } from './queries/title-media.queries.ts';
export { formatReason } from './reason-sentence.ts';

export {
  GenerationInterruptedError,
  type SourceGenerator,
} from './sources/source-generator.ts';
