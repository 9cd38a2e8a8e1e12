// A title before playback: its description, and the play button or the reason why it cannot play.
import { getListContext, readVideoPageParams } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { usePromoItems } from '../../entities/promo-item/promo-items-query.ts';
import { PromoStrip } from '../../entities/promo-item/promo-strip.tsx';
import { TitleActions } from '../../entities/title/actions/title-actions.tsx';
import { createVideoQuery } from '../../entities/title/api/video-query.ts';
import { TitleHeader } from '../../entities/title/detail/title-header.tsx';
import { RelatedTitles } from '../../entities/title/related/related-titles.tsx';
import { AccessDenied } from '../../features/access/components/access-denied.tsx';
import { VideoMetadata } from '../../features/watch/components/video-details.tsx';
import { VideoSkeleton } from '../../features/watch/components/video-skeleton.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';

export default function InterstitialPage() {
  const environment = useEnvironment();
  const { label, realm, paths } = environment;
  const params = useRouteParams();
  const { eventId: videoId = '' } = params;
  const { search } = useLocation();
  const context = getListContext(readVideoPageParams(params, new URLSearchParams(search)));
  const { data: video, error, refetch } = useQuery(createVideoQuery(environment, videoId));
  const promoItems = usePromoItems('accessDenied');
  if (isNotFound(error)) return <NotFound />;
  if (!video && error)
    return <ErrorPage title={label('videoFailedTitle')} error={error} onRetry={() => void refetch()} />;
  if (!video) return <VideoSkeleton />;
  const image = video.hero ?? video.thumbnail ?? video.poster;
  return (
    <>
      <title>{`${video.title} · ${realm.name}`}</title>
      {video.accessLevel === 'GRANTED' ? (
        <TitleHeader
          title={video}
          image={image}
          metadata={<VideoMetadata video={video} />}
          actions={
            <>
              <TitleActions
                title={video}
                actions={['play', 'restart', 'trailer', 'favourites', 'watchlist', 'share']}
                context={context}
              />
              <ButtonLink href={paths.buildPath('HOME')}>{label('goHome')}</ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <AccessDenied title={video} extraActions={<TitleActions title={video} actions={['trailer']} />} />
          <PromoStrip items={promoItems} />
        </>
      )}
      <RelatedTitles key={video.id} id={video.id} />
    </>
  );
}
