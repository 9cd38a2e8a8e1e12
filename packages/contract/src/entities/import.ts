// Imports of video files.
import { z } from 'zod';

export const importState = z.enum(['queued', 'running', 'playable', 'done', 'failed', 'refused']);

export const importItem = z.object({
  id: z.string(),
  /** Name of the file, without its folder. */
  file: z.string(),
  state: importState,
  /** 0 to 1. */
  progress: z.number(),
  step: z.string().nullable(),
  contentId: z.string().nullable(),
  /** Why the file was refused or failed: a code and its parameters. */
  reason: z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) }).nullable(),
});
export type ImportItem = z.infer<typeof importItem>;

export const importBatch = z.object({
  id: z.string(),
  path: z.string(),
  items: z.array(importItem),
  finished: z.boolean(),
});
export type ImportBatch = z.infer<typeof importBatch>;
