import { ButtonLink } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { createGridQuery } from '../../entities/title/api/grid-query.ts';
import { TitleGrid } from '../../entities/title/list/title-grid.tsx';
import {
  createBrowseGridParams,
  createBrowseOptionsQuery,
  parseBrowseFilters,
  typeLabelKeys,
} from '../../features/browse/api/browse-query.ts';
import { BrowseChoices } from '../../features/browse/components/browse-choices.tsx';
import { FilterBar } from '../../features/browse/components/filter-bar.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { ListStates } from '../../shared/paging/list-states.tsx';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

/** All titles: genres and types as tiles, and a filtered grid. */
export default function BrowsePage() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const search = new URLSearchParams(useLocation().search);
  const params = createBrowseGridParams(search);
  const selectedFilters = parseBrowseFilters(search);
  const { data: browse } = useQuery(createBrowseOptionsQuery(environment));
  const list = usePagedList(createGridQuery(environment, params));
  const getPageHref = (lastSeen?: string) =>
    paths.buildPath('BROWSE', {}, { query: { ...selectedFilters, lastSeen } });
  const genreName = browse?.genres.find(({ key }) => key === selectedFilters.genre)?.name;
  const typeLabelKey = selectedFilters.type && typeLabelKeys[selectedFilters.type];
  const filterNames = [genreName, typeLabelKey && label(typeLabelKey)].filter((name) => name !== undefined);
  const isUnfilteredFirstPage = filterNames.length === 0 && params.lastSeen === null;
  const title = filterNames.length > 0 ? filterNames.join(' · ') : label('browseTitle');
  return (
    <ListStates list={list} notFound={<NotFound />}>
      <PageFrame title={title} firstPageHref={params.lastSeen === null ? undefined : getPageHref()}>
        {isUnfilteredFirstPage && browse && <BrowseChoices browse={browse} />}
        {isUnfilteredFirstPage && <h2>{label('gridAll')}</h2>}
        <FilterBar browse={browse} selectedFilters={selectedFilters} />
        <TitleGrid
          name={title}
          list={list}
          getPageHref={getPageHref}
          emptyAction={
            <ButtonLink variant="cta" href={paths.buildPath('BROWSE')}>
              {label('browseAll')}
            </ButtonLink>
          }
        />
      </PageFrame>
    </ListStates>
  );
}
