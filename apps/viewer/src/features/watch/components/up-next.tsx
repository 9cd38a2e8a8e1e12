// What comes after a title, as a row: in the list that it is watched in, else the episodes that follow.
import type { Card, Video } from '@matinee/contract';
import type { LinkContext } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { useNear } from '../../../environment/use-near.ts';
import { TitleRail } from '../../../titles/title-rail.tsx';
import { adjacentQuery } from '../api/adjacent.ts';

export function UpNext({ titles, context }: { titles: readonly Card[]; context: LinkContext }) {
  const { label } = useEnvironment();
  if (titles.length === 0) return null;
  return <TitleRail heading={label('upNext')} titles={titles} contextOf={() => context} />;
}

/** Asked for once somebody comes near; without them nothing is amiss. */
export function NextEpisodes({ video }: { video: Video }) {
  const environment = useEnvironment();
  const { label } = environment;
  const { id, seasonId } = video;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const turnTo = useCallback(() => setNear(true), []);
  const isEpisode = seasonId !== undefined;
  useNear(box, isEpisode && !isNear, turnTo, '10%');
  const { data } = useQuery({ ...adjacentQuery(environment, id), enabled: isNear });
  if (!isEpisode) return null;
  const titles = data?.followingVods ?? [];
  return (
    <div ref={box}>
      {titles.length > 0 && (
        <TitleRail heading={label('nextEpisodes')} titles={titles} contextOf={ownSeason} />
      )}
    </div>
  );
}

const ownSeason = ({ seasonId, seriesId }: Card): LinkContext => ({ seasonId, seriesId });
