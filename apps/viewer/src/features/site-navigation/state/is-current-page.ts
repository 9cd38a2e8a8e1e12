// Whether a link of the menu leads to the page that is seen: the same page may be seen under its address in the words of
// the language and under the default one, and has more in its query than the link asks for.
import type { Paths } from '../../../shared/navigation/paths.ts';

type Reach = Pick<Paths, 'keyOf' | 'defaultPath'>;

export function isCurrentPage(link: string, here: string, paths: Reach): boolean {
  const [linkPath, linkQuery] = partsOf(link);
  const [herePath, hereQuery] = partsOf(here);
  if (![...linkQuery].every(([name, value]) => hereQuery.get(name) === value)) return false;
  return linkPath === herePath || plain(linkPath, paths) === plain(herePath, paths);
}

/** The path in default words; one that is none of ours as it is. Home has two. */
function plain(path: string, { keyOf, defaultPath }: Reach): string {
  const key = keyOf(path);
  if (key === null) return path;
  return key === 'HOME' ? '/' : defaultPath(path);
}

function partsOf(address: string): [path: string, query: URLSearchParams] {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split('?', 2);
  return [path, new URLSearchParams(query)];
}
