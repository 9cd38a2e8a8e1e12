// The file that `matinee person apply` takes. Unknown keys are errors.
import { z } from 'zod';
import { imageFile } from '../fields/image-file.ts';
import { languageCode } from '../fields/language-code.ts';
import { personKind } from './people.ts';

const localisedText = z.record(languageCode, z.string().min(1).max(10_000));

export const peopleFile = z.strictObject({
  people: z.array(
    z.strictObject({
      /** Identifies the person: applying the same key again updates the person. */
      key: z.string().regex(/^[a-z][a-z0-9-]{0,58}$/),
      kind: personKind,
      name: localisedText,
      /** The person's occupation, in a few words. */
      note: localisedText.optional(),
      /** Paragraphs are separated by empty lines. */
      text: localisedText.optional(),
      facts: z
        .array(z.strictObject({ name: localisedText, value: localisedText }))
        .max(20)
        .optional(),
      portrait: imageFile.optional(),
    }),
  ),
});
export type PeopleFile = z.output<typeof peopleFile>;
