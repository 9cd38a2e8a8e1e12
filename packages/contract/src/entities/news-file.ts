// The file that `matinee news apply` takes. Unknown keys are errors.
import { z } from 'zod';
import { imageFile } from '../fields/image-file.ts';
import { languageCode } from '../fields/language-code.ts';

const createLocalisedText = (maxLength: number) => z.record(languageCode, z.string().min(1).max(maxLength));
const hostName = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, { error: 'must be a host name' });

const newsFileItem = z.strictObject({
  /** Identifies the item, and is the last part of its URL. Applying the same key again updates the item. */
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,58}$/),
  title: createLocalisedText(300),
  summary: createLocalisedText(1_000).optional(),
  /** HTML; everything but basic formatting is removed. */
  text: createLocalisedText(100_000).optional(),
  author: z.string().min(1).max(200).optional(),
  image: imageFile.optional(),
  /** URL of the original publication. */
  link: z
    .url({ protocol: /^https$/, error: 'must be an https URL' })
    .max(2_000)
    .optional(),
  /** With a time zone, e.g. `2027-01-31T20:00:00Z`. The item is hidden until then. */
  publishedAt: z.iso.datetime({ offset: true }),
});

const newsSource = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).max(2_000),
  everyMinutes: z.number().int().min(5).max(10_080).default(30),
  /** Language of the feed. Default: the default language of the realm. */
  language: languageCode.optional(),
  /** Hosts from which the server may fetch images of items. */
  imageHosts: z.array(hostName).max(20).default([]),
  /** Permits URLs that resolve to a private network or to this machine. */
  privateNetwork: z.boolean().default(false),
});

export const newsFile = z.strictObject({
  feeds: z.array(
    z
      .strictObject({
        /** Part of the feed's URL: applying the same name again updates the feed. */
        name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,58}$/),
        title: createLocalisedText(200),
        items: z.array(newsFileItem).max(1_000).optional(),
        source: newsSource.optional(),
      })
      .refine(({ items, source }) => !items || !source, {
        error: 'has items or a source, not both',
      }),
  ),
});
export type NewsFile = z.output<typeof newsFile>;
