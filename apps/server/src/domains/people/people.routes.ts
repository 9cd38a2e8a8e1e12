import type { Handlers } from '../../calls/index.ts';
import type { LoadCards } from '../titles/index.ts';
import { readPeople, readPerson } from './operations/read-people.ts';

export function createPeopleHandlers(loadCards: LoadCards): Handlers<'getFighters' | 'getFighter'> {
  return {
    getFighters: ({ query }, ctx) => {
      const { rpp, lastSeen, letter, kind } = query;
      return readPeople(ctx, { size: rpp, lastSeen, letter, kind });
    },

    getFighter: ({ params, query }, ctx) =>
      readPerson(loadCards, ctx, { id: params.id, size: query.rpp, lastSeen: query.lastSeen }),
  };
}
