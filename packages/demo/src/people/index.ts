import { artistsAndPresenters } from './artists-and-presenters.ts';
import { athletes } from './athletes.ts';
import type { DemoPerson } from './person.ts';

export type { DemoPerson } from './person.ts';

/** The people who have a page, in the order in which they are created. */
export const demoPeople: readonly DemoPerson[] = [...athletes, ...artistsAndPresenters];
