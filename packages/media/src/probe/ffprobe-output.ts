// Schema of ffprobe's JSON. It describes an untrusted file: every field may be missing or unexpected.
import { z } from 'zod';

const flag = z
  .number()
  .optional()
  .transform((value) => value === 1);
const numericString = z
  .string()
  .optional()
  .transform((text) => {
    const value = Number(text);
    return text !== undefined && Number.isFinite(value) ? value : null;
  });

const tags = z.record(z.string(), z.string()).default({});

const probedStreamSchema = z.object({
  index: z.int(),
  codec_type: z.string().default('unknown'),
  codec_name: z.string().default('unknown'),
  profile: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  sample_aspect_ratio: z.string().optional(),
  pix_fmt: z.string().optional(),
  field_order: z.string().optional(),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  r_frame_rate: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  start_time: numericString,
  duration: numericString,
  bit_rate: numericString,
  bits_per_raw_sample: numericString,
  sample_rate: numericString,
  channels: z.int().optional(),
  channel_layout: z.string().optional(),
  disposition: z
    .object({
      default: flag,
      attached_pic: flag,
      still_image: flag,
      timed_thumbnails: flag,
      forced: flag,
      hearing_impaired: flag,
      visual_impaired: flag,
      comment: flag,
    })
    .prefault({}),
  tags,
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});
export type ProbedStream = z.infer<typeof probedStreamSchema>;

export const probedFileSchema = z.object({
  streams: z.array(probedStreamSchema).default([]),
  chapters: z.array(z.object({ start_time: numericString, end_time: numericString, tags })).default([]),
  format: z.object({
    format_name: z.string(),
    duration: numericString,
    start_time: numericString,
    size: numericString,
    bit_rate: numericString,
  }),
});
export type ProbedFile = z.infer<typeof probedFileSchema>;

/** Returns a tag by its lower-case name; the file may write the name in any case. */
export function findTag(stream: Pick<ProbedStream, 'tags'>, name: string): string | undefined {
  const entry = Object.entries(stream.tags).find(([key]) => key.toLowerCase() === name);
  return entry?.[1].trim() || undefined;
}
