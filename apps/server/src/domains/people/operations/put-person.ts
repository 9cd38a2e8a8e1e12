// Creates or replaces a person. Credits that bear one of the person's names are linked to the person; credits that bear
// a former name are unlinked.

import type { PersonKind } from '@matinee/contract';
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import type { PerLanguage } from '../../titles/index.ts';
import { updateCreditLinks } from '../queries/credits.queries.ts';
import { deletePerson, type PersonIds, savePerson } from '../queries/people.queries.ts';

export interface NewPerson {
  realmId: number;
  /** The operator's key for the person. Putting the same key again replaces the person. */
  key: string;
  /** A stable public id; generated when omitted. */
  publicId?: string;
  kind: PersonKind;
  names: PerLanguage;
  /** The person's occupation in a few words, shown below the name. */
  notes?: PerLanguage;
  /** Blank lines separate paragraphs. */
  texts?: PerLanguage;
  facts?: readonly { name: PerLanguage; value: PerLanguage }[];
  /** Id of the artwork. When omitted, the current portrait stays. */
  portraitId?: number;
  now: Temporal.Instant;
}

export function putPerson(executor: Executor, person: NewPerson): Promise<PersonIds> {
  const { realmId, key, kind, names, notes = {}, texts = {}, facts = [], portraitId, now } = person;
  return runInTransaction(executor, async (trx) => {
    const publicId = person.publicId ?? createId<'Person'>();
    const values = { kind, names, notes, texts, facts, portraitId };
    const savedPerson = await savePerson(trx, { realmId, key, publicId, now }, values);
    await updateCreditLinks(trx, { realmId, personId: savedPerson.id, names: Object.values(names) });
    await emit(trx, { realmId, type: 'PeopleChanged', payload: { personId: savedPerson.publicId } });
    return savedPerson;
  });
}

/** Returns false when the realm has no person with that key. */
export function removePerson(
  executor: Executor,
  { realmId, key }: { realmId: number; key: string },
): Promise<boolean> {
  return runInTransaction(executor, async (trx) => {
    const person = await deletePerson(trx, { realmId, key });
    if (person) await emit(trx, { realmId, type: 'PeopleChanged', payload: { personId: person.public_id } });
    return person !== undefined;
  });
}
