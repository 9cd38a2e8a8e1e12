import type { Plugin } from '@matinee/contract';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export function pluginQuery({ caller, language }: RequestContext, id: string) {
  return pageQuery<Plugin>({
    queryKey: ['plugin', id, language],
    queryFn: ({ signal }) => caller.call('getPlugin', { params: { id }, query: {}, signal }),
  });
}
