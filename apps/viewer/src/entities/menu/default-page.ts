// The default page of the realm: the menu's default item, home unless configured.
import type { MenuItem } from '@matinee/contract';
import { getMenuPlatform, type RouteKey, selectDefaultMenuItem } from '@matinee/rules';
import { type Environment, useEnvironment } from '../../shared/environment/environment.ts';
import { useMenus } from './menu-query.ts';

type LinkContext = Pick<Environment, 'paths' | 'offers'>;

export function getDefaultPage(items: readonly MenuItem[], { paths, offers }: LinkContext): string {
  const link = selectDefaultMenuItem(items)?.link;
  try {
    const route = link?.route as RouteKey | undefined;
    if (route && offers(route)) return paths.hrefFor({ route, params: link?.params ?? {} });
  } catch {
    // An item without a target leads home.
  }
  return paths.route('HOME');
}

/** Evaluated on demand, because it depends on the window's width. */
export function useDefaultPage(): () => string {
  const { paths, offers } = useEnvironment();
  const menus = useMenus();
  return () => {
    const configured = getMenuPlatform(window.innerWidth);
    const menu = menus.find(({ platform }) => platform === null || platform === configured);
    return getDefaultPage(menu?.items ?? [], { paths, offers });
  };
}
