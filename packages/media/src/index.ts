// Public interface of the package: probing, planning, encoding and manifests. No database and no HTTP.

export { listEncodeSteps, runEncodeStep } from './encode/encode-steps.ts';
export * from './encode/step-types.ts';
export { createEncodeLimits, type ProcessLimits } from './ffmpeg/process-limits.ts';
export type { ProcessOutcome } from './ffmpeg/process-outcome.ts';
export { type ProcessRequest, runProcess } from './ffmpeg/run-process.ts';
export { describeMissingLayers, detectSandbox } from './ffmpeg/sandbox.ts';
export type { MediaTools, ProcessPriority, ProcessProgress } from './ffmpeg/tools.ts';
export { createDashManifest } from './manifest/dash-manifest.ts';
export { createMultivariantPlaylist } from './manifest/hls-multivariant.ts';
export { createHlsPlaylistByName } from './manifest/hls-playlists.ts';
export type { ManifestOptions } from './manifest/manifest-uris.ts';
export { createStoryboardVtt } from './manifest/storyboard-vtt.ts';
export { buildPackageIndex, listPackageFiles, type PackageFolder } from './package/build-package-index.ts';
export * from './package/package-index.ts';
export * from './plan/package-plan.ts';
export { type PlanOptions, planPackage } from './plan/plan-package.ts';

export { ProbeInterruptedError } from './probe/inspect.ts';
export { type ProbeResult, probeSource } from './probe/probe-source.ts';
export type { Refusal, RefusalCode } from './probe/refusal.ts';
export { findSidecars } from './probe/sidecars.ts';
export * from './probe/source-description.ts';
