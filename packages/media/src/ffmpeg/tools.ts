/** Where the two programs are: absolute paths, or names found through PATH. */
export type MediaTools = { ffmpeg: string; ffprobe: string };

/**
 * How much of the machine a child may ask for. `normal` is polite (nice 15), `background` runs only on what
 * nobody else wants (idle scheduling of CPU and disk, where the system has it).
 */
export type Priority = 'normal' | 'background';

/** How far a child is: seconds of the source that are done, and how many of them it does per second. */
export type Progress = { seconds: number; speed: number };
