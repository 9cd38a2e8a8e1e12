import type { MenuItem } from '@matinee/contract';
import { type Asking, pageQuery } from '../../../environment/queries.ts';

export function menuQuery({ caller, language }: Asking) {
  return pageQuery<{ items: MenuItem[] }>({
    queryKey: ['menu', language],
    queryFn: ({ signal }) => caller.call('getMenu', { query: { platform: 'WEB' }, signal }),
    staleTime: 300_000,
  });
}
