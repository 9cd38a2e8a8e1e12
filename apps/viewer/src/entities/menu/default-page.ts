// Where somebody lands who wants nothing in particular: the menu's default, which is home unless the realm says else.
import type { MenuItem } from '@matinee/contract';
import { getMenuPlatform, type RouteKey, selectDefaultMenuItem } from '@matinee/rules';
import { type Environment, useEnvironment } from '../../shared/environment/environment.ts';
import { useMenus } from './menu-query.ts';

type Reach = Pick<Environment, 'paths' | 'offers'>;

export function getDefaultPage(items: readonly MenuItem[], { paths, offers }: Reach): string {
  const link = selectDefaultMenuItem(items)?.link;
  try {
    const route = link?.route as RouteKey | undefined;
    if (route && offers(route)) return paths.hrefFor({ route, params: link?.params ?? {} });
  } catch {
    // An item that leads nowhere leads home.
  }
  return paths.route('HOME');
}

/** To be asked when it is needed: it depends on how wide the window is then. */
export function useDefaultPage(): () => string {
  const { paths, offers } = useEnvironment();
  const menus = useMenus();
  return () => {
    const wanted = getMenuPlatform(window.innerWidth);
    const menu = menus.find(({ platform }) => platform === null || platform === wanted);
    return getDefaultPage(menu?.items ?? [], { paths, offers });
  };
}
