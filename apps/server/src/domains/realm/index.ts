export { createExternalPageHandlers } from './external-pages/external-pages.routes.ts';
export { listFrameOrigins, registerPluginFrames } from './external-pages/plugin-frames.ts';
export { getLabelsForLanguages } from './labels/label-sets.ts';
export {
  type ApplyRealmFileResult,
  applyRealmFile,
} from './operations/apply-realm-file.ts';
export { describeSchemaIssues, type RealmFileIssue } from './operations/schema-issues.ts';
export { setRealmArtwork } from './operations/set-realm-artwork.ts';
export { previewRealm } from './previews/preview-realm.ts';
export { countPassedPromoTimes } from './promo-items/promo-items.policy.ts';
export { createPromoItemHandlers } from './promo-items/promo-items.routes.ts';
export { getThemeTokens, presentFeatures } from './realm.present.ts';
export { createRealmHandlers } from './realm.routes.ts';
export { getRealmOrigin } from './realm-origin.ts';
export {
  createRealmRegistry,
  type LoadedRealm,
  listRealms,
  type RealmRegistry,
} from './realm-registry.ts';
