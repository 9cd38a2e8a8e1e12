// The page after signing in or up. URLs from the query must be on this site, to prevent open redirects.
import { defaultPathTemplates, parseReturnPath, type RouteKey, SIGN_IN_PARAMS } from '@matinee/rules';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import type { Paths } from '../../../shared/navigation/paths.ts';

/** Returns the path that the query names: `entryPage`, otherwise `from`. Without either, returns `fallback`. */
export function getPathAfterSignIn(
  query: URLSearchParams,
  paths: Paths,
  fallback = paths.buildPath('HOME'),
): string {
  const returnPath = parseReturnPath(query.get('from'));
  const entryPage = query.get('entryPage');
  // `entryPage` is a path or a route key.
  const key = entryPage?.toUpperCase();
  if (!entryPage || key === 'LOGIN') return returnPath ?? fallback;
  const nextPageQuery = {
    licences: query.get('licences'),
    redirectTo: parseReturnPath(query.get('redirectTo')),
    from: returnPath,
  };
  if (key === 'PURCHASE') return paths.buildPath('PURCHASE', {}, { query: nextPageQuery });
  if (key === 'SIGNUP') return paths.buildPath('SIGNUP', {}, { query: nextPageQuery });
  return parseReturnPath(entryPage) ?? findPathByKey(entryPage, paths) ?? returnPath ?? fallback;
}

/** Returns null for unknown keys and for routes with parameters. */
function findPathByKey(key: string, paths: Paths): string | null {
  if (!Object.hasOwn(defaultPathTemplates, key)) return null;
  try {
    return paths.buildHref({ route: key as RouteKey, params: {} });
  } catch {
    return null;
  }
}

export function pickSignInParams(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    SIGN_IN_PARAMS.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );
}

/** The target of the back link on a page below the sign-in page: the path in `from`, otherwise the sign-in page. */
export function useAuthBackHref(): string {
  const { paths } = useEnvironment();
  const query = new URLSearchParams(useLocation().search);
  return parseReturnPath(query.get('from')) ?? paths.buildPath('LOGIN');
}
