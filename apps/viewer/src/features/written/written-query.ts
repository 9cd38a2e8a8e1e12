import type { ExternalPage } from '@matinee/contract';
import { type Asking, pageQuery } from '../../environment/queries.ts';

export function writtenPageQuery({ caller, language }: Asking, pageId: string) {
  return pageQuery<ExternalPage>({
    queryKey: ['written', pageId, language],
    queryFn: ({ signal }) => caller.call('getExternalPage', { params: { pageId }, query: {}, signal }),
  });
}
