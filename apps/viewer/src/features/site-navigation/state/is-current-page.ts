// Whether a menu link leads to the current page. A page has a localised and a default path, and may have more
// query parameters than the link.
import type { Paths } from '../../../shared/navigation/paths.ts';

type PathLookup = Pick<Paths, 'findRouteKey' | 'toDefaultPath'>;

export function isCurrentPage(href: string, currentPath: string, paths: PathLookup): boolean {
  const [linkPath, linkQuery] = splitHref(href);
  const [pagePath, pageQuery] = splitHref(currentPath);
  if (![...linkQuery].every(([name, value]) => pageQuery.get(name) === value)) return false;
  return linkPath === pagePath || getCanonicalPath(linkPath, paths) === getCanonicalPath(pagePath, paths);
}

/** Returns the default path; an unknown path is returned unchanged. Home has two paths. */
function getCanonicalPath(path: string, { findRouteKey, toDefaultPath }: PathLookup): string {
  const key = findRouteKey(path);
  if (key === null) return path;
  return key === 'HOME' ? '/' : toDefaultPath(path);
}

function splitHref(href: string): [path: string, query: URLSearchParams] {
  const [path = '', query = ''] = (href.split('#', 1)[0] ?? '').split('?', 2);
  return [path, new URLSearchParams(query)];
}
