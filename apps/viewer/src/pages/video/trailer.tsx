// A trailer in the player, with a link to its title.
import type { Series, Trailer, Video } from '@matinee/contract';
import { readVideoPageParams } from '@matinee/rules';
import { Button, ButtonLink } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { createSeriesQuery } from '../../entities/series/series-query.ts';
import { createTrailerContext } from '../../entities/title/actions/title-actions.tsx';
import { createVideoQuery } from '../../entities/title/api/video-query.ts';
import { AccessDenied } from '../../features/access/components/access-denied.tsx';
import { PlayerContainer } from '../../features/watch/components/player-container.tsx';
import { TrailerDetails, type TrailerSubject } from '../../features/watch/components/trailer-details.tsx';
import { UnavailableVideo } from '../../features/watch/components/unavailable-video.tsx';
import { VideoSkeleton } from '../../features/watch/components/video-skeleton.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useCardLinks } from '../../shared/navigation/card-links.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { useBackNavigation } from './use-back-navigation.ts';

/** Polling interval while the trailer is being encoded. */
const pollIntervalMs = 5_000;

export function TrailerPage({ titleId }: { titleId: string }) {
  const { label, realm } = useEnvironment();
  const params = useRouteParams();
  const { search } = useLocation();
  const navigateBack = useBackNavigation();
  const cardLinks = useCardLinks();
  const pageParams = readVideoPageParams(params, new URLSearchParams(search));
  const { eventId, start } = pageParams;
  const { title, error, refetch } = useTrailerSubject(titleId, {
    isSeries: titleId === pageParams.seriesId,
    trailerId: eventId,
  });
  const trailer = title?.trailers?.find(({ id }) => id === eventId);
  const trailerVideo = useMemo(
    () => title && trailer && createTrailerVideo(title, trailer),
    [title, trailer],
  );
  if (isNotFound(error)) return <NotFound />;
  if (!title && error) {
    return <ErrorPage title={label('videoFailedTitle')} error={error} onRetry={() => void refetch()} />;
  }
  if (!title) return <VideoSkeleton />;
  if (!trailer || !trailerVideo) return <NotFound />;

  const titleLink = cardLinks.getTitleLink(title, { shouldSkipInterstitial: true });
  const goBack = () => navigateBack(titleLink.href);
  const isUnavailable = ['failed', 'none'].includes(trailer.media.state);
  return (
    <>
      <title>{`${trailerVideo.title} · ${realm.name}`}</title>
      {trailer.accessLevel !== 'GRANTED' ? (
        <AccessDenied title={trailerVideo} />
      ) : isUnavailable ? (
        <UnavailableVideo video={trailerVideo}>
          <Button onClick={goBack}>{label('back')}</Button>
        </UnavailableVideo>
      ) : (
        <PlayerContainer
          key={trailer.id}
          video={trailerVideo}
          start={start ?? 0}
          onBack={goBack}
          shouldSaveProgress={false}
        />
      )}
      <TrailerDetails
        title={title}
        currentTrailer={trailer}
        getTrailerHref={(otherTrailer) =>
          cardLinks.getTitleLink(
            { ...otherTrailer, type: 'VIDEO' },
            { ...createTrailerContext(title), shouldSkipInterstitial: true },
          ).href
        }
        titleLink={
          <ButtonLink
            variant="cta"
            icon="play"
            href={titleLink.href}
            isGrantedOnSignIn={titleLink.isGrantedOnSignIn}
          >
            {label('trailerTitle', { title: title.title })}
          </ButtonLink>
        }
      />
    </>
  );
}

/** Queries the title of a trailer, and polls it while the trailer is being encoded. */
function useTrailerSubject(
  titleId: string,
  { isSeries, trailerId }: { isSeries: boolean; trailerId: string | null },
) {
  const environment = useEnvironment();
  const getPollInterval = (trailers: readonly Trailer[] | undefined) =>
    trailers?.find(({ id }) => id === trailerId)?.media.state === 'preparing' ? pollIntervalMs : false;
  const videoQuery = useQuery({
    ...createVideoQuery(environment, titleId),
    enabled: !isSeries,
    refetchInterval: ({ state }) => getPollInterval(state.data?.trailers),
  });
  const seriesQuery = useQuery({
    ...createSeriesQuery(environment, titleId, null),
    enabled: isSeries,
    refetchInterval: ({ state }) => getPollInterval(state.data?.series.trailers),
  });
  const title: TrailerSubject | undefined = useMemo(
    () => (isSeries ? seriesQuery.data && createSeriesSubject(seriesQuery.data.series) : videoQuery.data),
    [isSeries, seriesQuery.data, videoQuery.data],
  );
  const { error, refetch } = isSeries ? seriesQuery : videoQuery;
  return { title, error, refetch };
}

function createSeriesSubject({ seriesId, ...seriesDetails }: Series): TrailerSubject {
  return { ...seriesDetails, id: seriesId, type: 'SERIES' };
}

/** The trailer as a video, with the text and artwork of its title. */
function createTrailerVideo(
  title: TrailerSubject,
  { id, title: trailerTitle, accessLevel, duration, thumbnail, media }: Trailer,
): Video {
  const { tagline, description, rating, year, genres, people, poster, hero, heroPortrait, titleImage } =
    title;
  return {
    id,
    type: 'VIDEO',
    title: `${title.title} – ${trailerTitle}`,
    ...{ tagline, description, rating, year, genres, people, poster, hero, heroPortrait, titleImage },
    accessLevel,
    accessReasons: [],
    licences: [],
    availableLicences: [],
    audioTracks: [],
    subtitleLanguages: [],
    onlinePlayback: 'AVAILABLE',
    duration,
    thumbnail: thumbnail ?? title.thumbnail,
    media,
    skipMarkers: [],
    annotations: [],
  };
}
