// Reads the people of a realm by name, and one person with their titles.
import type { PersonCard, PersonKind, PersonList, PersonPage } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { defineCursor, readPage } from '../../../platform/paging/index.ts';
import { defineTitleCursor, type LoadCards, presentArtwork, readTitleListPage } from '../../titles/index.ts';
import {
  type PersonRow,
  selectCreditedTitles,
  selectLetters,
  selectPeople,
  selectPerson,
} from '../queries/people.queries.ts';

interface PageInput {
  size: number;
  lastSeen?: string | undefined;
}

const peopleCursor = defineCursor('people by name', z.object({ name: z.string(), publicId: z.string() }));
const creditCursor = defineTitleCursor('titles of a person by time');

export async function readPeople(
  ctx: CallContext,
  params: PageInput & { letter?: string | undefined; kind?: PersonKind | undefined },
): Promise<PersonList | Refusal> {
  const { db, realm, languages } = ctx;
  const { size, lastSeen, letter, kind = null } = params;
  if (letter?.includes('\0')) return refuse('badRequest', undefined, ['query.letter: not a letter']);
  const filter = { realmId: realm.id, languages, kind };
  const [page, letters] = await Promise.all([
    readPage(ctx, {
      cursor: peopleCursor,
      lastSeen,
      size,
      read: (after, limit) => selectPeople(db, { ...filter, letter: letter || null, after, limit }),
      getKey: ({ name, public_id }) => ({ name, publicId: public_id }),
    }),
    selectLetters(db, filter),
  ]);
  if (isRefusal(page)) return page;
  return {
    letters,
    fighters: page.rows.map((row) => presentPerson(row, languages)),
    paging: page.paging,
  };
}

export async function readPerson(
  loadCards: LoadCards,
  ctx: CallContext,
  { id, size, lastSeen }: PageInput & { id: string },
): Promise<PersonPage | Refusal> {
  const { db, realm, now, languages } = ctx;
  const row = await selectPerson(db, { realmId: realm.id, languages, publicId: id });
  if (!row) return refuse('notFound');
  const filter = { realmId: realm.id, now, personId: row.id };
  const page = await readTitleListPage(ctx, {
    cursor: creditCursor,
    lastSeen,
    size,
    read: (after, limit) => selectCreditedTitles(db, { ...filter, after, limit }),
  });
  if (isRefusal(page)) return page;
  const { ids, paging } = page;
  const loadedCards = await loadCards(ctx, { ids });
  const text = pickText(row.texts, languages) ?? '';
  return {
    ...presentPerson(row, languages),
    text: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    facts: row.facts.flatMap(({ name, value }) => {
      const fact = { name: pickText(name, languages), value: pickText(value, languages) };
      return fact.name && fact.value ? [{ name: fact.name, value: fact.value }] : [];
    }),
    contentList: loadedCards.getCards(ids),
    paging,
  };
}

function presentPerson(row: PersonRow, languages: readonly string[]): PersonCard {
  const note = pickText(row.notes, languages);
  return {
    id: row.public_id,
    name: row.name,
    kind: row.kind,
    ...(note && { note }),
    ...(row.portrait && { portrait: presentArtwork(row.portrait) }),
  };
}
