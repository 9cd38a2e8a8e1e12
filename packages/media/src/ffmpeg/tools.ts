/** Absolute paths of the two programs, or names found through PATH. */
export type MediaTools = { ffmpeg: string; ffprobe: string };

/**
 * CPU and disk priority of a process. `normal` is that of the caller, `low` is nice 15, `background` is idle priority
 * where the system has it.
 */
export type ProcessPriority = 'normal' | 'low' | 'background';

/** Progress of a process: `seconds` of the source that are processed, `speed` in source seconds per second. */
export type ProcessProgress = { seconds: number; speed: number };
