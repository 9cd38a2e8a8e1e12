// Where somebody lands who wants nothing in particular: the menu's default, which is home unless the realm says else.
import type { Link, MenuItem } from '@matinee/contract';
import { defaultMenuItem, type RouteKey } from '@matinee/rules';
import { useEnvironment } from './environment.ts';
import { useMenus } from './menu.ts';
import type { Paths } from './paths.ts';

export function defaultPage(items: readonly MenuItem[], paths: Paths): string {
  const link: Link | undefined = defaultMenuItem(items)?.link;
  try {
    if (link?.route) return paths.hrefFor({ route: link.route as RouteKey, params: link.params ?? {} });
  } catch {
    // An item that leads nowhere leads home.
  }
  return paths.route('HOME');
}

export function useDefaultPage(): string {
  const { paths } = useEnvironment();
  return defaultPage(useMenus()[0]?.items ?? [], paths);
}
