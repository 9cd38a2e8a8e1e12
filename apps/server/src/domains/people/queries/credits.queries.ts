// SQL for the credits of titles. A credit is linked to the person of the realm who has its name.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { tables } from '../people.tables.ts';
import { buildPersonNameSql } from './people.queries.ts';

export interface Credit {
  name: string;
  role: 'cast' | 'director' | 'writer' | 'host';
  character?: string;
}

interface TitleKey {
  realmId: number;
  contentId: number;
}

export interface CreditRow {
  name: string;
  role: Credit['role'];
  character: string | null;
  /** Public id of the linked person; null when the realm has no such person. */
  personId: string | null;
}

const creditsOfTitleQuery = definePreparedQuery<CreditRow>(
  'people-credits-of-title',
  `select coalesce(${buildPersonNameSql('$3', 'person')}, credit.name) as name, credit.role, credit.character,
    person.public_id as "personId"
  from content_person credit join content c on c.id = credit.content_id
    left join person on person.id = credit.person_id
  where credit.content_id = $2 and c.realm_id = $1 order by credit.position`,
);

/**
 * Selects the credits of a title in order. The name of a linked person is in the first of the languages that has one.
 */
export function selectCredits(
  executor: Executor,
  { realmId, contentId, languages }: TitleKey & { languages: readonly string[] },
): Promise<CreditRow[]> {
  return creditsOfTitleQuery(executor, [realmId, contentId, languages]);
}

const deleteCredits = definePreparedQuery<never>(
  'people-delete-credits',
  `delete from content_person where content_id = $2
    and exists (select from content where id = $2 and realm_id = $1)`,
);
const linkCreditsOfTitle = definePreparedQuery<never>(
  'people-link-credits-of-title',
  `update content_person credit set person_id = p.id from person p, content c
  where credit.content_id = $2 and c.id = credit.content_id and c.realm_id = $1 and p.realm_id = $1
    and credit.name in (select value from jsonb_each_text(p.names))`,
);

/** Replaces the credits. The caller has checked that the title belongs to the realm. */
export async function replaceCredits(
  trx: Executor,
  { realmId, contentId }: TitleKey,
  credits: readonly Credit[],
): Promise<void> {
  await deleteCredits(trx, [realmId, contentId]);
  if (credits.length === 0) return;
  const rows = credits.map(({ name, role, character }, position) => ({
    content_id: contentId,
    position,
    name,
    role,
    character: character ?? null,
    person_id: null,
  }));
  await tables(trx).insertInto('content_person').values(rows).execute();
  await linkCreditsOfTitle(trx, [realmId, contentId]);
}

const unlinkCredits = definePreparedQuery<never>(
  'people-unlink-credits',
  `update content_person credit set person_id = null from person p
  where p.id = $2 and p.realm_id = $1 and credit.person_id = p.id and credit.name <> all($3::text[])`,
);
const linkCreditsOfPerson = definePreparedQuery<never>(
  'people-link-credits-of-person',
  `update content_person credit set person_id = $2 from content c
  where credit.person_id is null and credit.name = any($3::text[])
    and c.id = credit.content_id and c.realm_id = $1`,
);

/**
 * Links unlinked credits that bear one of the person's names to the person, and unlinks credits that bear a former
 * name.
 */
export async function updateCreditLinks(
  trx: Executor,
  { realmId, personId, names }: { realmId: number; personId: number; names: readonly string[] },
): Promise<void> {
  await unlinkCredits(trx, [realmId, personId, names]);
  await linkCreditsOfPerson(trx, [realmId, personId, names]);
}
