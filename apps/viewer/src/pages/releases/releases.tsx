import { useLocation } from 'react-router';
import { createGridQuery, parseReleasesParams } from '../../entities/title/api/grid-query.ts';
import { TitleGrid } from '../../entities/title/list/title-grid.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { ListStates } from '../../shared/paging/list-states.tsx';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

/** Titles by release date, newest first. */
export default function ReleasesPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const { search } = useLocation();
  const params = parseReleasesParams(new URLSearchParams(search));
  const list = usePagedList(createGridQuery(environment, params));
  const title = label('releasesTitle');
  const getPageHref = (lastSeen?: string) => paths.buildPath('RELEASES', {}, { query: { lastSeen } });
  return (
    <ListStates list={list} notFound={<NotFound />}>
      <PageFrame
        title={title}
        text={label('releasesText', { realm: realm.name })}
        firstPageHref={params.lastSeen === null ? undefined : getPageHref()}
      >
        <TitleGrid name={title} list={list} getPageHref={getPageHref} hasReleaseDate />
      </PageFrame>
    </ListStates>
  );
}
