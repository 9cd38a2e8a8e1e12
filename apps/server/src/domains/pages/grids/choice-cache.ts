// What there is to choose from, counted over all titles of a realm: remembered until one of them changes.
import type { EventHub } from '../../../platform/events/index.ts';
import type { CallContext } from '../../../platform/http/index.ts';
import { keepValues } from '../../../platform/memory/index.ts';
import { gridTypes } from './find-grid.ts';
import { type ChoiceRow, choiceTypes, selectChoices } from './grid.queries.ts';

export type ChoicesOf = (ctx: CallContext) => Promise<ChoiceRow[]>;

/** Titles whose hour has come since are counted after so long. */
const freshMs = 30_000;
const usableMs = 300_000;

export function rememberChoices(events: EventHub): ChoicesOf {
  const kept = keepValues<ChoiceRow[]>({ max: 1_000, freshMs, usableMs });
  events.follow({ types: ['ContentChanged', 'GenresChanged'] }, ({ realmId }) => {
    if (realmId !== null) kept.drop(realmId);
  });
  return async ({ db, realm, now }) => {
    const make = () => selectChoices(db, { realmId: realm.id, now, types: choiceTypes, gridTypes });
    return (await kept.read(realm.id, 'choices', make)) ?? [];
  };
}
