// Reasons for refusing a file. The code selects the message, and the parameters fill it in.
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

/** Creates a result with a refusal. Parameters must not contain paths, because clients receive them. */
export const refuse = (
  code: RefusalCode,
  params: Refusal['params'] = {},
): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, params },
});
