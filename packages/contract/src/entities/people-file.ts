// The file that `matinee person apply` takes. Unknown keys are refused.
import { z } from 'zod';
import { personKind } from './people.ts';
import { languageCode } from './realm.ts';

const localisedText = z.record(languageCode, z.string().min(1).max(10_000));

export const peopleFile = z.strictObject({
  people: z.array(
    z.strictObject({
      /** The operator's own name for the person; giving it again changes the person. */
      key: z.string().regex(/^[a-z][a-z0-9-]{0,58}$/),
      kind: personKind,
      name: localisedText,
      note: localisedText.optional(),
      /** Paragraphs are divided by empty lines. */
      text: localisedText.optional(),
      facts: z
        .array(z.strictObject({ name: localisedText, value: localisedText }))
        .max(20)
        .optional(),
      /** A picture file, beside the file that names it. */
      portrait: z.string().min(1).optional(),
    }),
  ),
});
export type PeopleFile = z.output<typeof peopleFile>;
