import type { PersonList, PersonPage } from '@matinee/contract';
import { createPagedQuery, type PagedQuery } from '../../shared/paging/paged-query.ts';
import type { RequestContext } from '../../shared/query/page-query.ts';

export interface PeopleParams {
  letter: string | null;
  lastSeen: string | null;
}

/** Portraits are narrow, so a page contains more people than titles. */
const peoplePageSize = 36;

export function createPeopleQuery(
  { caller, language }: RequestContext,
  { letter, lastSeen: startCursor }: PeopleParams,
): PagedQuery<PersonList> {
  return createPagedQuery<PersonList>({
    queryKey: ['people', letter, startCursor, language],
    startCursor,
    readPage: (lastSeen, signal) => {
      const query = {
        rpp: peoplePageSize,
        ...(letter && { letter }),
        ...(lastSeen !== null && { lastSeen }),
      };
      return caller.call('getFighters', { query, signal });
    },
  });
}

export function createPersonQuery(
  { caller, language }: RequestContext,
  { id, lastSeen: startCursor }: { id: string; lastSeen: string | null },
): PagedQuery<PersonPage> {
  return createPagedQuery<PersonPage>({
    queryKey: ['person', id, startCursor, language],
    startCursor,
    readPage: (lastSeen, signal) =>
      caller.call('getFighter', {
        params: { id },
        query: lastSeen === null ? {} : { lastSeen },
        signal,
      }),
  });
}

export const parsePeopleParams = (search: URLSearchParams): PeopleParams => ({
  letter: search.get('letter') || null,
  lastSeen: search.get('lastSeen'),
});

export const parsePersonParams = (
  { id = '' }: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
) => ({ id, lastSeen: search.get('lastSeen') });
