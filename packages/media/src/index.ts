// The door of the package: everything about ffmpeg, with no database and no HTTP.
export { type ChildLimits, passLimits } from './child/limits.ts';
export type { ChildOutcome } from './child/outcome.ts';
export { type ChildRequest, runChild } from './child/run-child.ts';
export type { MediaTools, Priority, Progress } from './child/tools.ts';
export { encodeStage, stagesOf } from './encode/encode-stage.ts';
export * from './encode/stages.ts';
export { dashManifest } from './manifest/dash-manifest.ts';
export { hlsPlaylist } from './manifest/hls-media.ts';
export { hlsMultivariant } from './manifest/hls-multivariant.ts';
export type { ManifestOptions } from './manifest/manifest-options.ts';
export { storyboardVtt } from './manifest/storyboard-vtt.ts';
export * from './package/package-index.ts';
export { type PackageFolder, packageFiles, readPackageIndex } from './package/read-package-index.ts';
export * from './plan/package-plan.ts';
export { type PlanOptions, planPackage } from './plan/plan-package.ts';

export { LookInterrupted } from './probe/look.ts';
export { type ProbeResult, probeSource } from './probe/probe-source.ts';
export type { Refusal, RefusalCode } from './probe/refusal.ts';
export { findSidecars } from './probe/sidecars.ts';
export * from './probe/source-description.ts';
