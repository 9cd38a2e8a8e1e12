// The same page's address in the words of another language.
import { arPaths, createRoutes, esPaths, ptPaths } from '@matinee/rules';

const routes = createRoutes({ ar: arPaths, es: esPaths, pt: ptPaths });

/** An address that is none of ours stays as it is. */
export function addressIn(address: string, from: string, to: string): string {
  return routes.switchLanguagePath(address, to, { languages: [from] }) ?? address;
}
