// Texts of one page. The documents of other pages do not contain them, so the page loads them with its data.
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../environment/environment.ts';
import { createPageQuery, type RequestContext } from '../query/page-query.ts';

/** The keys of the labels of a page. None of these labels has arguments. */
export interface PageTexts<Key extends string> {
  name: string;
  /** Imports the keys, so that the definitions of pages do not contain them. */
  loadKeys: () => Promise<readonly Key[]>;
}

export function createPageTextsQuery<Key extends string>(
  { caller, language }: RequestContext,
  { name, loadKeys }: PageTexts<Key>,
) {
  return createPageQuery<Readonly<Record<string, string>>>({
    queryKey: ['texts', name, language],
    queryFn: async ({ signal }) =>
      caller.call('getTexts', { body: { keys: [...(await loadKeys())], language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns a function for the texts; a missing text is its key, so that gaps are visible. */
export function usePageTexts<Key extends string>(pageTexts: PageTexts<Key>): (key: Key) => string {
  const { data } = useQuery(createPageTextsQuery(useEnvironment(), pageTexts));
  return (key) => data?.[key] ?? key;
}
