import { useLocation } from 'react-router';
import { createGridQuery, parseGridParams } from '../../entities/title/api/grid-query.ts';
import { TitleGrid } from '../../entities/title/list/title-grid.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { ListStates } from '../../shared/paging/list-states.tsx';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

/** A grid by its id: all titles of a row, a genre, a tag, a type, or a grid of the realm file. */
export default function GridPage() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const { search } = useLocation();
  const params = parseGridParams(new URLSearchParams(search));
  const list = usePagedList(createGridQuery(environment, params));
  const title = list.pages?.[0]?.title ?? label('loading');
  const getPageHref = (lastSeen?: string) =>
    paths.buildPath('GRID', {}, { query: { id: params.id, lastSeen } });
  return (
    <ListStates list={list} notFound={<NotFound />}>
      <PageFrame title={title} firstPageHref={params.lastSeen === null ? undefined : getPageHref()}>
        <TitleGrid name={title} list={list} getPageHref={getPageHref} />
      </PageFrame>
    </ListStates>
  );
}
