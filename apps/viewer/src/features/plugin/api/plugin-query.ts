import type { Plugin } from '@matinee/contract';
import { type Asking, pageQuery } from '../../../shared/query/page-query.ts';

export function pluginQuery({ caller, language }: Asking, id: string) {
  return pageQuery<Plugin>({
    queryKey: ['plugin', id, language],
    queryFn: ({ signal }) => caller.call('getPlugin', { params: { id }, query: {}, signal }),
  });
}
