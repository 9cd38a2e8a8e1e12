// The realm's menu. It may differ between wide and narrow screens; both are rendered and CSS selects one.
import type { MenuItem } from '@matinee/contract';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { createPageQuery, type RequestContext } from '../../shared/query/page-query.ts';

export const platforms = ['WEB', 'MOBILE_WEB'] as const;
export type Platform = (typeof platforms)[number];

export function createMenuQuery({ caller, language }: RequestContext, platform: Platform) {
  return createPageQuery<{ items: MenuItem[] }>({
    queryKey: ['menu', language, platform],
    queryFn: ({ signal }) => caller.call('getMenu', { query: { platform }, signal }),
    staleTime: 300_000,
  });
}

export interface Menu {
  /** Null: the same menu on every screen. */
  platform: Platform | null;
  items: readonly MenuItem[];
}

/** A menu that failed to load has no items. */
export function useMenus(): Menu[] {
  const environment = useEnvironment();
  const wideItems = useQuery(createMenuQuery(environment, 'WEB')).data?.items ?? [];
  const narrowItems = useQuery(createMenuQuery(environment, 'MOBILE_WEB')).data?.items ?? [];
  if (JSON.stringify(wideItems) === JSON.stringify(narrowItems))
    return [{ platform: null, items: wideItems }];
  return [
    { platform: 'WEB', items: wideItems },
    { platform: 'MOBILE_WEB', items: narrowItems },
  ];
}
