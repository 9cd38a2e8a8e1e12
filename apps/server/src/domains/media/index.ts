// Media: what is played. Takes files in, encodes them once, keeps packages and pictures.

export { registerImages } from './images/images.routes.ts';
export {
  createPictureVariants,
  type DrawMaster,
  type PictureVariants,
} from './images/picture-variants.ts';
export { type MasterPicture, placeholderOf, storeMaster } from './images/store-master.ts';
export { mediaJobs } from './media.handlers.ts';
export { mediaGroup, prepareJob, priorities } from './media.jobs.ts';
export { mediaHandlers } from './media.routes.ts';

export { bumpAsset } from './operations/bump-asset.ts';
export { findImport } from './operations/find-import.ts';
export { mediaStatesOf } from './operations/media-states.ts';
export { startImport } from './operations/start-import.ts';
export { watchImport } from './operations/watch-import.ts';
export { watchMedia } from './operations/watch-media.ts';
export { sweepWorkFolders } from './operations/work-folder.ts';
export { assetPrefix } from './publish/publish-folders.ts';
export { findAsset, findCurrentPackage, findPackage, insertMadeAsset } from './queries/asset.queries.ts';
export { type AssetContent, contentsOfAsset, currentPackages } from './queries/title-media.queries.ts';
export { reasonSentence } from './reason-sentence.ts';
export { recentlyAdded } from './recently-added.ts';

export {
  MakingInterrupted,
  type SourceMaker,
} from './sources/source-maker.ts';
