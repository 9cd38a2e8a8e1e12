// The same page's address in the words of another language.
import { arPaths, createRoutes, esPaths, languageParam, ptPaths } from '@matinee/rules';

const routes = createRoutes({ ar: arPaths, es: esPaths, pt: ptPaths });

/** An address that is none of ours stays as it is. */
export function localisePath(address: string, from: string, to: string): string {
  const there = routes.switchLanguagePath(address, to, { languages: [from] }) ?? address;
  const [path = '', search] = there.split('?', 2);
  if (search === undefined) return path;
  const query = new URLSearchParams(search);
  // What the address says of another language is over.
  query.delete(languageParam);
  return query.size > 0 ? `${path}?${query}` : path;
}
