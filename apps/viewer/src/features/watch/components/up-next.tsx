// The titles after the current one as a row: those of the list it is watched in, otherwise the following
// episodes.
import type { Card, Video } from '@matinee/contract';
import type { LinkContext } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { TitleRail, TitleRailPlaceholder } from '../../../entities/title/card/title-rail.tsx';
import { useOnceNearViewport } from '../../../shared/browser/use-near-viewport.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { createAdjacentEpisodesQuery } from '../api/adjacent-episodes.ts';

export function UpNext({ titles, context }: { titles: readonly Card[]; context: LinkContext }) {
  const { label } = useEnvironment();
  if (titles.length === 0) return null;
  return <TitleRail heading={label('upNext')} titles={titles} getLinkContext={() => context} />;
}

export function NextEpisodes({ video }: { video: Video }) {
  return video.seasonId === undefined ? null : <NextEpisodesRail id={video.id} hasNext={!!video.next} />;
}

/** Loaded near the viewport; errors are ignored. Reserves its height if there is a next episode. */
function NextEpisodesRail({ id, hasNext }: { id: string; hasNext: boolean }) {
  const environment = useEnvironment();
  const { container, isNear } = useOnceNearViewport('10%');
  const { data, isPending } = useQuery({ ...createAdjacentEpisodesQuery(environment, id), enabled: isNear });
  const titles = data?.followingVods ?? [];
  const heading = environment.label('nextEpisodes');
  return (
    <div ref={container}>
      {isPending && hasNext && <TitleRailPlaceholder heading={heading} />}
      {titles.length > 0 && <TitleRail heading={heading} titles={titles} getLinkContext={getSeasonContext} />}
    </div>
  );
}

const getSeasonContext = ({ seasonId, seriesId }: Card): LinkContext => ({ seasonId, seriesId });
