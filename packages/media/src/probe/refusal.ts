// Why a file is not taken in. The code is for programs and label keys, the parameters fill the sentence.
import { z } from 'zod';

const refusalCodes = [
  'emptyFile',
  'notMedia',
  'playlistNotAllowed',
  'truncated',
  'noVideo',
  'tooShort',
  'badDimensions',
  'unsupportedCodec',
  'noDuration',
  'unreadable',
  'diskFull',
] as const;

const refusalSchema = z.object({
  code: z.enum(refusalCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Refusal = z.infer<typeof refusalSchema>;
export type RefusalCode = Refusal['code'];

/** Builds a refusal; parameters never hold a path, only what a viewer of the operator's log may read. */
export const refuse = (
  code: RefusalCode,
  params: Refusal['params'] = {},
): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, params },
});
