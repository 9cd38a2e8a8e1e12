// The door of the package: everything about ffmpeg, with no database and no HTTP.
export type { MediaTools, Priority, Progress } from './child/tools.ts';
export { encodeStage, stagesOf } from './encode/encode-stage.ts';
export * from './encode/stages.ts';
export { dashManifest } from './manifest/dash-manifest.ts';
export { hlsImages, hlsMedia, hlsPlaylist, hlsSubtitles } from './manifest/hls-media.ts';
export { hlsMultivariant } from './manifest/hls-multivariant.ts';
export { type ManifestOptions, playlistNames } from './manifest/manifest-options.ts';
export { storyboardVtt } from './manifest/storyboard-vtt.ts';
export * from './package/package-index.ts';
export { type PackageFolder, packageFiles, readPackageIndex } from './package/read-package-index.ts';
export * from './plan/package-plan.ts';
export { type PlanOptions, planPackage } from './plan/plan-package.ts';
export { languageName } from './probe/language.ts';
export { LookInterrupted } from './probe/look.ts';
export { type ProbeResult, probeSource } from './probe/probe-source.ts';
export { type Refusal, type RefusalCode, refusalCodes, refusalSchema } from './probe/refusal.ts';
export { findSidecars } from './probe/sidecars.ts';
export * from './probe/source-description.ts';
