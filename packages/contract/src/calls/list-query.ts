// Query parameters that calls of several domains share.
import { z } from 'zod';
import { lastSeen } from '../entities/section.ts';

export const language = z.string().optional();

/** `size` is the number of neighbours to return on each side. */
export const createAdjacentQuery = (defaultSize: number) =>
  z.object({ language, size: z.coerce.number().int().min(1).max(25).default(defaultSize) });

/** A page of a list by its number, from 1. */
export const createNumberedPageQuery = (defaultSize: number) =>
  z.object({
    language,
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    rpp: z.coerce.number().int().min(1).max(60).default(defaultSize),
  });

/** A page of a list: its size, and the cursor `lastSeen` of the previous page. */
export const cursorPageQuery = z.object({
  language,
  lastSeen: lastSeen.optional(),
  rpp: z.coerce.number().int().min(1).max(60).default(25),
});
