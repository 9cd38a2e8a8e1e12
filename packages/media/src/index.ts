// The door of the package: everything about ffmpeg, with no database and no HTTP.
export type { MediaTools, Priority, Progress } from './child/tools.ts';
export * from './encode/stages.ts';
export * from './package/package-index.ts';
export * from './plan/package-plan.ts';
export { type Refusal, type RefusalCode, refusalCodes, refusalSchema } from './probe/refusal.ts';
export * from './probe/source-description.ts';
