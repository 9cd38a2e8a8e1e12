// Where somebody lands who wants nothing in particular: the menu's default, which is home unless the realm says else.
import type { MenuItem } from '@matinee/contract';
import { defaultMenuItem, menuPlatform, type RouteKey } from '@matinee/rules';
import { useEnvironment } from './environment.ts';
import { useMenus } from './menu.ts';
import type { Paths } from './paths.ts';

export function defaultPage(items: readonly MenuItem[], paths: Paths): string {
  const link = defaultMenuItem(items)?.link;
  try {
    if (link?.route) return paths.hrefFor({ route: link.route as RouteKey, params: link.params ?? {} });
  } catch {
    // An item that leads nowhere leads home.
  }
  return paths.route('HOME');
}

/** To be asked when it is needed: it depends on how wide the window is then. */
export function useDefaultPage(): () => string {
  const { paths } = useEnvironment();
  const menus = useMenus();
  return () => {
    const wanted = menuPlatform(window.innerWidth);
    const menu = menus.find(({ platform }) => platform === null || platform === wanted);
    return defaultPage(menu?.items ?? [], paths);
  };
}
