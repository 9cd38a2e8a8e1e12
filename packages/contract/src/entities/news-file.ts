// The file that `matinee news apply` takes. Unknown keys are refused.
import { z } from 'zod';
import { languageCode } from './realm.ts';

const localisedText = (maxLength: number) => z.record(languageCode, z.string().min(1).max(maxLength));
const hostName = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, { error: 'must be a host name' });

const newsFileItem = z.strictObject({
  /** The operator's own name for the item, and the end of its address; giving it again changes the item. */
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,58}$/),
  title: localisedText(300),
  summary: localisedText(1_000).optional(),
  /** HTML; what is not plain formatting is left out. */
  text: localisedText(100_000).optional(),
  author: z.string().min(1).max(200).optional(),
  /** A picture file, beside the file that names it. */
  picture: z.string().min(1).optional(),
  /** Where it was published first. */
  link: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .max(2_000)
    .optional(),
  /** With a zone: `2027-01-31T20:00:00Z`. It is not shown before. */
  publishedAt: z.iso.datetime({ offset: true }),
});

const newsSource = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2_000),
  everyMinutes: z.number().int().min(5).max(10_080).default(30),
  /** What it is written in; the realm's default language unless stated. */
  language: languageCode.optional(),
  /** Hosts that pictures of its items may be fetched from; none unless stated. */
  pictureHosts: z.array(hostName).max(20).default([]),
  /** Also where the address leads into a private network or to this machine. */
  privateNetwork: z.boolean().default(false),
});

export const newsFile = z.strictObject({
  feeds: z.array(
    z
      .strictObject({
        /** Its name in addresses; giving it again changes the feed. */
        name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,58}$/),
        title: localisedText(200),
        items: z.array(newsFileItem).max(1_000).optional(),
        source: newsSource.optional(),
      })
      .refine(({ items, source }) => !items || !source, {
        error: 'has items or a source, not both',
      }),
  ),
});
export type NewsFile = z.output<typeof newsFile>;
