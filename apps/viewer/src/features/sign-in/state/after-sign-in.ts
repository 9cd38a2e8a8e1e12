// Where somebody goes after signing in or up. Addresses from the query are followed only inside the product.
import { returnPath } from '@matinee/rules';
import type { Paths } from '../../../environment/paths.ts';

/** `entryPage` first, then `from`, then `home`: where people land who want nothing in particular. */
export function afterSignIn(query: URLSearchParams, paths: Paths, home = paths.route('HOME')): string {
  const from = returnPath(query.get('from'));
  const entryPage = query.get('entryPage');
  if (!entryPage || entryPage === 'login') return from ?? home;
  const carried = {
    licences: query.get('licences'),
    redirectTo: returnPath(query.get('redirectTo')),
    from,
  };
  if (entryPage === 'purchase') return paths.route('PURCHASE', {}, { query: carried });
  if (entryPage === 'signup') return paths.route('SIGNUP', {}, { query: carried });
  return returnPath(entryPage) ?? from ?? home;
}

/** The query that travels between the sign-in and the sign-up page. */
export function carriedQuery(query: URLSearchParams): Record<string, string> {
  const names = ['from', 'entryPage', 'redirectTo', 'licences', 'type', 'showPurchase'];
  return Object.fromEntries(
    names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );
}
