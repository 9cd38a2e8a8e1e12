import { ButtonLink, getImageLoading, gridImageSizes, MessagePanel } from '@matinee/ui';
import { useLocation } from 'react-router';
import { TitleCard } from '../../entities/title/card/title-card.tsx';
import { TitleGridSkeleton } from '../../entities/title/list/title-grid.tsx';
import { createRankingsQuery } from '../../features/rankings/api/rankings-query.ts';
import { RankedFrame } from '../../features/rankings/components/ranked-frame.tsx';
import { RankingBar } from '../../features/rankings/components/ranking-bar.tsx';
import { parseSelectedRanking } from '../../features/rankings/state/selected-ranking.ts';
import { useRankingFormatter } from '../../features/rankings/state/use-ranking-formatter.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useCardLinks } from '../../shared/navigation/card-links.ts';
import { CardGrid } from '../../shared/paging/card-grid.tsx';
import { ListStates } from '../../shared/paging/list-states.tsx';
import { removeDuplicates } from '../../shared/paging/paged-query.ts';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

/** The titles that are watched most, saved most or rated best. */
export default function RankingsPage() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const { search } = useLocation();
  const cardLinks = useCardLinks();
  const formatRanking = useRankingFormatter();
  const params = new URLSearchParams(search);
  const list = usePagedList(createRankingsQuery(environment, params), { shouldKeepPreviousList: true });
  const selectedRanking = parseSelectedRanking(params);
  const getPageHref = (lastSeen?: string) =>
    paths.buildPath('RANKINGS', {}, { query: { ...selectedRanking, lastSeen } });
  const name = label('rankings');
  const titles = removeDuplicates((list.pages ?? []).flatMap(({ contentList }) => contentList));
  return (
    <ListStates list={list} notFound={<NotFound />}>
      <PageFrame
        title={name}
        text={label('rankingsText')}
        firstPageHref={params.has('lastSeen') ? getPageHref() : undefined}
      >
        <RankingBar firstPage={list.pages?.[0]} selectedRanking={selectedRanking} />
        {!list.pages && <TitleGridSkeleton name={name} />}
        {list.pages && titles.length === 0 && (
          <MessagePanel
            icon="film"
            title={label('rankingsEmpty')}
            text={label('rankingsEmptyText')}
            actions={
              <ButtonLink variant="cta" href={paths.buildPath('BROWSE')}>
                {label('browseAll')}
              </ButtonLink>
            }
          />
        )}
        {titles.length > 0 && (
          <CardGrid name={name} items={titles} list={list} getPageHref={getPageHref}>
            {(title, index) => (
              <RankedFrame rank={title.rank}>
                <TitleCard
                  title={title}
                  cardLinks={cardLinks}
                  shape="landscape"
                  rank={title.rank}
                  metadata={formatRanking(selectedRanking.tab, title)}
                  imageSizes={gridImageSizes.landscape}
                  loading={getImageLoading(index)}
                />
              </RankedFrame>
            )}
          </CardGrid>
        )}
      </PageFrame>
    </ListStates>
  );
}
