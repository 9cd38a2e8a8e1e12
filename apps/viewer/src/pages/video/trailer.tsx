// A trailer in the player, and the way to what it is about.
import { CallError } from '@matinee/client';
import type { Trailer, Video } from '@matinee/contract';
import { videoPageRequest } from '@matinee/rules';
import { Button, ButtonLink, Panel } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { RefusedStage } from '../../features/access/components/refused-stage.tsx';
import { videoQuery } from '../../features/watch/api/video.ts';
import { Backdrop } from '../../features/watch/components/backdrop.tsx';
import { TrailerDetails } from '../../features/watch/components/trailer-details.tsx';
import { VideoSkeleton } from '../../features/watch/components/video-skeleton.tsx';
import { WatchStage } from '../../features/watch/components/watch-stage.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import { useTargets } from '../../titles/title-link.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** Not ready yet: asked for again so often. */
const againMs = 5_000;

export function TrailerPage({ titleId }: { titleId: string }) {
  const environment = useEnvironment();
  const { label, realm } = environment;
  const params = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const targets = useTargets();
  const { eventId, start } = videoPageRequest(params, new URLSearchParams(location.search));
  const {
    data: title,
    error,
    refetch,
  } = useQuery({
    ...videoQuery(environment, titleId),
    refetchInterval: ({ state }) =>
      state.data?.trailers?.find(({ id }) => id === eventId)?.media.state === 'preparing' ? againMs : false,
  });
  const trailer = title?.trailers?.find(({ id }) => id === eventId);
  const shown = useMemo(() => title && trailer && playedAs(title, trailer), [title, trailer]);
  if (!title && error && !(error instanceof CallError && error.code === 'notFound')) {
    return <FailedPage title={label('videoFailedTitle')} error={error} onRetry={() => void refetch()} />;
  }
  if (!title && !error) return <VideoSkeleton />;
  if (!title || !trailer || !shown) return <NotFound />;

  const about = targets.ofTitle(title, { direct: true });
  const goBack = () => void (location.key === 'default' ? navigate(about.href) : navigate(-1));
  const isUnavailable = ['failed', 'none'].includes(trailer.media.state);
  return (
    <>
      <title>{`${shown.title} · ${realm.name}`}</title>
      {trailer.accessLevel !== 'GRANTED' ? (
        <RefusedStage video={shown} />
      ) : isUnavailable ? (
        <Backdrop video={shown}>
          <Panel
            icon="film"
            title={label('videoUnavailableTitle')}
            text={label('videoUnavailableText')}
            actions={<Button onClick={goBack}>{label('back')}</Button>}
          />
        </Backdrop>
      ) : (
        <WatchStage key={trailer.id} video={shown} start={start ?? 0} onBack={goBack} keepsPlace={false} />
      )}
      <TrailerDetails
        title={title}
        shown={trailer}
        hrefOf={(other) =>
          targets.ofTitle({ ...other, type: 'VIDEO' }, { trailerFrom: title.id, direct: true }).href
        }
        way={
          <ButtonLink look="call" icon="play" href={about.href} grantedOnSignIn={about.grantedOnSignIn}>
            {label('trailerTitle', { title: title.title })}
          </ButtonLink>
        }
      />
    </>
  );
}

/** What the player and the stage are told: the trailer, with the words and pictures of its title. */
function playedAs(
  title: Omit<Video, 'next'>,
  { id, title: name, accessLevel, duration, thumbnail, media }: Trailer,
): Video {
  const { watchProgress: _, favourite: __, contentContext: ___, premiereRelease: ____, ...facts } = title;
  return {
    ...facts,
    id,
    title: `${title.title} – ${name}`,
    accessLevel,
    accessReasons: [],
    licences: [],
    duration,
    thumbnail: thumbnail ?? title.thumbnail,
    media,
    skipMarkers: [],
    annotations: [],
  };
}
