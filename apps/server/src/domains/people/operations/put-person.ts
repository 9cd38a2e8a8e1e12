// Makes a person, or makes them what is given. Credits that name them lead to them from then on.
import type { PersonKind } from '@matinee/contract';
import { type Executor, json, type Trx, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { newId } from '../../../platform/ids/index.ts';
import type { ContentKey, PerLanguage } from '../../titles/index.ts';
import '../people.tables.ts';

export interface NewPersonPage {
  realmId: number;
  /** The operator's own name for the person; giving it again changes the person. */
  key: string;
  /** A stable id of one's own; otherwise one is made. */
  publicId?: string;
  kind: PersonKind;
  names: PerLanguage;
  notes?: PerLanguage;
  /** Paragraphs are divided by empty lines. */
  texts?: PerLanguage;
  facts?: readonly { name: PerLanguage; value: PerLanguage }[];
  /** Key of the artwork. Left out: the portrait that is there stays. */
  portraitId?: number;
  now: Temporal.Instant;
}

export function putPerson(executor: Executor, person: NewPersonPage): Promise<ContentKey> {
  const { realmId, key, kind, names, notes = {}, texts = {}, facts = [], portraitId, now } = person;
  const shown = {
    kind,
    names: json(names),
    notes: json(notes),
    texts: json(texts),
    facts: json(facts),
    updated_at: now,
    ...(portraitId !== undefined && { portrait_id: portraitId }),
  };
  return transaction(executor, async (trx) => {
    const { id, public_id } = await trx
      .insertInto('person')
      .values({
        public_id: person.publicId ?? newId<'Person'>(),
        realm_id: realmId,
        external_id: key,
        portrait_id: null,
        created_at: now,
        ...shown,
      })
      .onConflict((conflict) => conflict.columns(['realm_id', 'external_id']).doUpdateSet(shown))
      .returning(['id', 'public_id'])
      .executeTakeFirstOrThrow();
    await linkCredits(trx, { realmId, personId: id, names: Object.values(names) });
    await emit(trx, { realmId, type: 'PeopleChanged', payload: { personId: public_id } });
    return { id, publicId: public_id };
  });
}

async function linkCredits(
  trx: Trx,
  { realmId, personId, names }: { realmId: number; personId: number; names: readonly string[] },
): Promise<void> {
  const ours = trx.selectFrom('content').select('id').where('realm_id', '=', realmId);
  await trx
    .updateTable('content_person')
    .set({ person_id: null })
    .where('person_id', '=', personId)
    .where('name', 'not in', names)
    .execute();
  await trx
    .updateTable('content_person')
    .set({ person_id: personId })
    .where('person_id', 'is', null)
    .where('name', 'in', names)
    .where('content_id', 'in', ours)
    .execute();
}

/** False when there is nobody by that key. */
export function removePerson(
  executor: Executor,
  { realmId, key }: { realmId: number; key: string },
): Promise<boolean> {
  return transaction(executor, async (trx) => {
    const gone = await trx
      .deleteFrom('person')
      .where('realm_id', '=', realmId)
      .where('external_id', '=', key)
      .returning('public_id')
      .executeTakeFirst();
    if (gone) await emit(trx, { realmId, type: 'PeopleChanged', payload: { personId: gone.public_id } });
    return gone !== undefined;
  });
}
