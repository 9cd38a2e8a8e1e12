// The people of a realm: all by name, and one with their titles.
import type { PersonCard, PersonKind, PersonList, PersonPage } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { cutPage, type DealCards, presentArtwork, readItemCursor, writeCursor } from '../../titles/index.ts';
import {
  type PersonRow,
  selectCreditedTitles,
  selectLetters,
  selectPeople,
  selectPerson,
} from '../queries/people.queries.ts';

interface PageAsked {
  size: number;
  lastSeen?: string | undefined;
}

const notAPlace = () => refuse('badRequest', undefined, ['query.lastSeen: not a place in this list']);

export async function readPeople(
  ctx: CallContext,
  asked: PageAsked & { letter?: string | undefined; kind?: PersonKind | undefined },
): Promise<PersonList | Refusal> {
  const { db, realm, languages } = ctx;
  const { size, lastSeen, letter, kind = null } = asked;
  const after = lastSeen === undefined ? null : readItemCursor(lastSeen, 'text');
  if (after === undefined) return notAPlace();
  if (letter?.includes('\0')) return refuse('badRequest', undefined, ['query.letter: not a letter']);
  const list = { realmId: realm.id, languages, kind };
  const from = after && { name: after.k, publicId: after.c };
  const [rows, letters] = await Promise.all([
    selectPeople(db, { ...list, letter: letter || null, after: from, limit: size + 1 }),
    selectLetters(db, list),
  ]);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const goesOn = rows.length > size;
  const seen = (after?.n ?? 0) + page.length;
  return {
    letters,
    fighters: page.map((row) => presentPerson(row, languages)),
    paging: {
      lastSeen: goesOn && last ? writeCursor({ k: last.name, c: last.public_id, n: seen }) : null,
      moreDataAvailable: goesOn,
    },
  };
}

export async function readPerson(
  deal: DealCards,
  ctx: CallContext,
  { id, size, lastSeen }: PageAsked & { id: string },
): Promise<PersonPage | Refusal> {
  const { db, realm, now, languages } = ctx;
  const after = lastSeen === undefined ? null : readItemCursor(lastSeen, 'instant');
  if (after === undefined) return notAPlace();
  const row = await selectPerson(db, { realmId: realm.id, languages, publicId: id });
  if (!row) return refuse('notFound');
  const from = after && { key: after.k, publicId: after.c };
  const list = { realmId: realm.id, now, personId: row.id, after: from, limit: size + 1 };
  const items = await selectCreditedTitles(db, list);
  const { ids, paging } = cutPage(items, { size, seen: after?.n ?? 0 });
  const dealt = await deal(ctx, { ids });
  const text = pickText(row.texts, languages) ?? '';
  return {
    ...presentPerson(row, languages),
    text: text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    facts: row.facts.flatMap(({ name, value }) => {
      const words = { name: pickText(name, languages), value: pickText(value, languages) };
      return words.name && words.value ? [{ name: words.name, value: words.value }] : [];
    }),
    contentList: dealt.cards(ids),
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
