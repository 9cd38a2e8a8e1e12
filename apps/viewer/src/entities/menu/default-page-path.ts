// The default page of the realm: the page of the menu's default item, else of its first main item, else home.
import type { MenuItem } from '@matinee/contract';
import { getMenuPlatform, type RouteKey, selectDefaultMenuItem } from '@matinee/rules';
import { type Environment, useEnvironment } from '../../shared/environment/environment.ts';
import { useMenus } from './menu-query.ts';

type PathContext = Pick<Environment, 'paths' | 'hasPage'>;

export function getDefaultPagePath(items: readonly MenuItem[], { paths, hasPage }: PathContext): string {
  const link = selectDefaultMenuItem(items)?.link;
  try {
    const route = link?.route as RouteKey | undefined;
    if (route && hasPage(route)) return paths.buildHref({ route, params: link?.params ?? {} });
  } catch {
    // The route is unknown or lacks a parameter.
  }
  return paths.buildPath('HOME');
}

/** Returns a function, because the path depends on the width that the window has when it is needed. */
export function useDefaultPagePath(): () => string {
  const { paths, hasPage } = useEnvironment();
  const menus = useMenus();
  return () => {
    const windowPlatform = getMenuPlatform(window.innerWidth);
    const menu = menus.find(({ platform }) => platform === null || platform === windowPlatform);
    return getDefaultPagePath(menu?.items ?? [], { paths, hasPage });
  };
}
