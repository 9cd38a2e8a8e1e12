// People of a realm: athletes, artists, presenters.
import { z } from 'zod';
import { artwork, card } from './content.ts';
import { paging } from './section.ts';

export const personKind = z.enum(['athlete', 'artist', 'presenter']);
export type PersonKind = z.infer<typeof personKind>;

export const personCard = z.object({
  id: z.string(),
  name: z.string(),
  kind: personKind,
  /** The occupation of the person, in a few words. */
  note: z.string().optional(),
  portrait: artwork.optional(),
});
export type PersonCard = z.infer<typeof personCard>;

/** An initial letter, and the number of people whose names begin with it. */
export const personLetter = z.object({ letter: z.string(), people: z.number().int() });

export const personList = z.object({
  /** Initial letters of the names of all people of the requested kind, regardless of the `letter` parameter. */
  letters: z.array(personLetter),
  fighters: z.array(personCard),
  paging,
});
export type PersonList = z.infer<typeof personList>;

export const personPage = personCard.extend({
  /** One string per paragraph. */
  text: z.array(z.string()),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Titles that the person appears in, newest first. */
  contentList: z.array(card),
  paging,
});
export type PersonPage = z.infer<typeof personPage>;
