// Files from which operators create live events and guides. Paths of images are relative to the file.
import { z } from 'zod';
import { imageFile } from '../fields/image-file.ts';
import { languageCode } from '../fields/language-code.ts';
import { playbackContentStatus } from './guide.ts';

const localisedText = z.record(languageCode, z.string().min(1).max(2000));
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens')
  .max(60);
const instantInput = z.iso.datetime({ offset: true });

const textFields = {
  title: localisedText,
  tagline: localisedText.optional(),
  description: localisedText.optional(),
};

const access = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('signIn') }),
  z.strictObject({ kind: z.literal('licence'), licences: z.array(z.string()).min(1) }),
]);

export const liveEventInput = z.strictObject({
  /** Public id, part of the URL. Default: generated. */
  id: id.optional(),
  ...textFields,
  startsAt: instantInput,
  /** Default: a premiere ends with its video. */
  endsAt: instantInput.optional(),
  /** Ids of videos: the premiere, and the recording that is available after the event. */
  premiere: z.string().max(60).optional(),
  vod: z.string().max(60).optional(),
  competition: localisedText.optional(),
  venue: localisedText.optional(),
  access: access.default({ kind: 'open' }),
  rating: z.number().int().min(0).max(21).optional(),
  genres: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  images: z
    .strictObject({
      thumbnail: imageFile.optional(),
      poster: imageFile.optional(),
      hero: imageFile.optional(),
      heroPortrait: imageFile.optional(),
    })
    .optional(),
});
export type LiveEventInput = z.infer<typeof liveEventInput>;

export const liveFile = z.strictObject({ events: z.array(liveEventInput).min(1).max(500) });
export type LiveFile = z.infer<typeof liveFile>;

export const guideFile = z.strictObject({
  /** Created if the realm has no channel with this id. Of an existing channel, only the images and the event change. */
  channel: z.strictObject({
    id,
    number: z.number().int().min(1).max(9999),
    ...textFields,
    /** Id of the live event that the channel shows. */
    event: z.string().max(60).optional(),
    images: z.strictObject({ logo: imageFile.optional(), thumbnail: imageFile.optional() }).optional(),
  }),
  programmes: z
    .array(
      z.strictObject({
        startsAt: instantInput,
        endsAt: instantInput,
        title: localisedText,
        episode: localisedText.optional(),
        description: localisedText.optional(),
        playback: playbackContentStatus.optional(),
      }),
    )
    .min(1)
    .max(5000),
});
export type GuideFile = z.infer<typeof guideFile>;
