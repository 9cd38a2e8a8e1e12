// The path of the same page in another language.
import { arPaths, createRoutes, esPaths, LANGUAGE_PARAM, ptPaths } from '@matinee/rules';

const routes = createRoutes({ ar: arPaths, es: esPaths, pt: ptPaths });

/** An unknown path stays as it is. */
export function localisePath(currentPath: string, from: string, to: string): string {
  const localisedPath = routes.switchLanguagePath(currentPath, to, { languages: [from] }) ?? currentPath;
  const [path = '', search] = localisedPath.split('?', 2);
  if (search === undefined) return path;
  const query = new URLSearchParams(search);
  // A language parameter would override the new language.
  query.delete(LANGUAGE_PARAM);
  return query.size > 0 ? `${path}?${query}` : path;
}
