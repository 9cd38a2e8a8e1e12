import type { Card, Video } from '@matinee/contract';
import { readVideoPageParams } from '@matinee/rules';
import { Button, ButtonLink, Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePromoItems } from '../../entities/promo-item/promo-items-query.ts';
import { PromoStrip } from '../../entities/promo-item/promo-strip.tsx';
import { TitleActions } from '../../entities/title/actions/title-actions.tsx';
import { createVideoQuery } from '../../entities/title/api/video-query.ts';
import { RelatedTitles } from '../../entities/title/related/related-titles.tsx';
import { AccessDenied } from '../../features/access/components/access-denied.tsx';
import { DeferredPremiereModal } from '../../features/live/components/premiere/deferred-premiere-modal.tsx';
import {
  PremiereCountdown,
  PremiereTime,
} from '../../features/live/components/premiere/premiere-countdown.tsx';
import { TitleReviews } from '../../features/reviews/components/title-reviews.tsx';
import { Backdrop } from '../../features/watch/components/backdrop.tsx';
import {
  PlayerContainer,
  type PlayerContainerProps,
} from '../../features/watch/components/player-container.tsx';
import { UnavailableVideo } from '../../features/watch/components/unavailable-video.tsx';
import { NextEpisodes, UpNext } from '../../features/watch/components/up-next.tsx';
import { VideoDetails } from '../../features/watch/components/video-details.tsx';
import { VideoSkeleton } from '../../features/watch/components/video-skeleton.tsx';
import { useReturnAfterError } from '../../features/watch/state/use-return-after-error.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useCardLinks } from '../../shared/navigation/card-links.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { TrailerPage } from './trailer.tsx';
import { useBackNavigation } from './use-back-navigation.ts';
import { type PlaybackQueue, usePlaybackQueue } from './use-playback-queue.ts';

export { preloadReviews } from '../../features/reviews/components/title-reviews.tsx';

/** A video, or with `trailerFrom` a trailer of another title. */
export default function VideoPage() {
  const params = useRouteParams();
  const { search } = useLocation();
  const { trailerFrom } = readVideoPageParams(params, new URLSearchParams(search));
  return trailerFrom === null ? <VideoWithQueue /> : <TrailerPage titleId={trailerFrom} />;
}

function VideoWithQueue() {
  const environment = useEnvironment();
  const { label, realm, paths } = environment;
  const params = useRouteParams();
  const location = useLocation();
  const pageParams = readVideoPageParams(params, new URLSearchParams(location.search));
  const { data: video, error, refetch } = useQuery(createVideoQuery(environment, pageParams.eventId ?? ''));
  const promoItems = usePromoItems('accessDenied');
  const queue = usePlaybackQueue(pageParams, video);
  const isLeaving = useReturnAfterError(video ? null : error);
  const navigateBack = useBackNavigation();
  const goBack = () => navigateBack(paths.buildPath('HOME'));
  if (isNotFound(error)) return <NotFound />;
  if (!video && error && !isLeaving) {
    return (
      <ErrorPage title={label('videoFailedTitle')} error={error} onRetry={() => void refetch()}>
        <Button onClick={goBack}>{label('back')}</Button>
      </ErrorPage>
    );
  }
  if (!video) return <VideoSkeleton />;
  return (
    <>
      <title>{`${video.title} · ${realm.name}`}</title>
      {video.accessLevel === 'GRANTED' ? (
        <GrantedVideo video={video} start={pageParams.start} queue={queue} onBack={goBack} />
      ) : (
        <>
          <AccessDenied
            title={video}
            extraActions={<TitleActions title={video} actions={['trailer']} />}
            leadingMetadata={video.contentContext === 'UPCOMING' && <PremiereTime video={video} />}
          />
          <PromoStrip items={promoItems} />
        </>
      )}
      <RelatedTitles key={`related ${video.id}`} id={video.id} />
      <TitleReviews title={video} />
    </>
  );
}

interface GrantedVideoProps {
  video: Video;
  /** Start position in seconds from the URL; null if it has none. */
  start: number | null;
  queue: PlaybackQueue;
  onBack: () => void;
}

/** The player, the details of the video and the titles that follow it. */
function GrantedVideo({ video, start, queue, onBack }: GrantedVideoProps) {
  const { label } = useEnvironment();
  const navigate = useNavigate();
  const cardLinks = useCardLinks();
  const { next, previous, following, getLinkContext } = queue;
  // Memoised, because a new object restarts the player.
  const playerVideo = useMemo(() => ({ ...video, next }), [video, next]);
  const createOpenHandler = (card: Card) => () => {
    const { href, isGrantedOnSignIn } = cardLinks.getTitleLink(card, {
      ...getLinkContext(card),
      shouldSkipInterstitial: true,
    });
    void navigate(href, { state: isGrantedOnSignIn ? { accessGrantedOnSignIn: true } : null });
  };
  const nextLink = next && cardLinks.getTitleLink(next, getLinkContext(next));
  return (
    <>
      <DeferredPremiereModal key={`premiere ${video.id}`} video={video} />
      <VideoOrMessage
        video={playerVideo}
        start={start}
        onBack={onBack}
        onNext={next && createOpenHandler(next)}
        previous={previous}
        onPrevious={previous ? createOpenHandler(previous) : undefined}
      />
      <VideoDetails
        video={video}
        actions={
          <>
            {queue.isLoading && <Skeleton width="11rem" height="48px" />}
            {nextLink && (
              <ButtonLink icon="next" href={nextLink.href} isGrantedOnSignIn={nextLink.isGrantedOnSignIn}>
                {label('nextTitle', { title: next.title })}
              </ButtonLink>
            )}
            <TitleActions title={video} actions={['trailer', 'favourites', 'watchlist', 'share']} />
          </>
        }
      />
      {following ? (
        <UpNext titles={following} context={getLinkContext(video)} />
      ) : (
        <NextEpisodes video={video} />
      )}
    </>
  );
}

/** The player. Before a premiere it shows the start time instead, and without media a message. */
function VideoOrMessage(props: PlayerContainerProps) {
  const { label, paths } = useEnvironment();
  const { video } = props;
  const { premiereRelease } = video;
  if (premiereRelease && video.contentContext === 'UPCOMING') {
    return (
      <Backdrop video={video}>
        <PremiereCountdown video={video} release={premiereRelease} />
      </Backdrop>
    );
  }
  if (video.onlinePlayback === 'UNAVAILABLE' || ['failed', 'none'].includes(video.media.state)) {
    return (
      <UnavailableVideo video={video}>
        <ButtonLink href={paths.buildPath('HOME')}>{label('goHome')}</ButtonLink>
      </UnavailableVideo>
    );
  }
  return <PlayerContainer key={video.id} {...props} />;
}
