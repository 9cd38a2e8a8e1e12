export { getLabelsForLanguages } from './labels/label-sets.ts';
export {
  type AppliedRealm,
  applyRealmFile,
} from './operations/apply-realm-file.ts';
export { setRealmArtwork } from './operations/set-realm-artwork.ts';
export { describeSchemaIssues, type RealmFileIssue } from './operations/shape-issues.ts';
export { previewRealm } from './previews/preview-realm.ts';
export { presentFeatures } from './realm.present.ts';
export { createRealmHandlers } from './realm.routes.ts';
export { createRealmRegistry, listRealms, type RealmRegistry } from './realm-registry.ts';
export { listFrameOrigins, registerPluginFrames } from './written-pages/plugin-frames.ts';
export { createWrittenPageHandlers } from './written-pages/written-pages.routes.ts';
