import type { Plugin } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export function createPluginQuery({ caller, language }: RequestContext, id: string) {
  return createPageQuery<Plugin>({
    queryKey: ['plugin', id, language],
    queryFn: ({ signal }) => caller.call('getPlugin', { params: { id }, query: {}, signal }),
  });
}
