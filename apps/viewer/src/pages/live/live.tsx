// The page of a live event before, during and after it. Videos play on the video page: a started premiere, or
// the recording.
import type { LiveEvent } from '@matinee/contract';
import { type LinkContext, readVideoPageParams, slugify, wrapPosition } from '@matinee/rules';
import { Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePromoItems } from '../../entities/promo-item/promo-items-query.ts';
import { PromoStrip } from '../../entities/promo-item/promo-strip.tsx';
import { TitleActions } from '../../entities/title/actions/title-actions.tsx';
import { RelatedTitles } from '../../entities/title/related/related-titles.tsx';
import { AccessDenied } from '../../features/access/components/access-denied.tsx';
import { createEventQuery } from '../../features/live/api/event-queries.ts';
import { EventHeader, EventTime } from '../../features/live/components/events/event-header.tsx';
import { EventProgrammes } from '../../features/live/components/events/event-programmes.tsx';
import { useEventTransition } from '../../features/live/state/use-event-transition.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useCardLinks } from '../../shared/navigation/card-links.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { LoadingHeading } from '../../shared/ui/loading-heading.tsx';

export default function LivePage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const params = useRouteParams();
  const { eventId = '' } = params;
  const { search } = useLocation();
  const navigate = useNavigate();
  const cardLinks = useCardLinks();
  const { data: event, error, refetch } = useQuery(createEventQuery(environment, eventId));
  const eventTimes = event && {
    contentContext: event.contentContext,
    startsAt: event.startDate,
    endsAt: event.endDate,
  };
  useEventTransition(eventTimes, createEventQuery(environment, eventId).queryKey);
  const isGranted = event?.accessLevel === 'GRANTED';
  const playableTitle =
    event?.contentContext === 'ENDED' ? event.vod : isGranted && event?.hasStream ? event : undefined;
  const playLink =
    playableTitle &&
    cardLinks.getTitleLink(playableTitle, {
      ...buildLinkContext(params, search, event),
      shouldSkipInterstitial: true,
    });
  // The page shows a sign-in button instead of redirecting to the sign-in form.
  const redirectHref = playableTitle?.accessLevel === 'GRANTED' ? playLink?.href : undefined;
  useEffect(() => {
    if (redirectHref !== undefined) void navigate(redirectHref, { replace: true });
  }, [redirectHref, navigate]);

  const promoItems = usePromoItems('accessDenied');
  if (isNotFound(error)) return <NotFound />;
  if (!event && error)
    return <ErrorPage title={label('eventFailed')} error={error} onRetry={() => void refetch()} />;
  if (!event) return <EventSkeleton />;
  const actions = (
    <TitleActions
      title={event}
      actions={['watchlist', 'share']}
      path={paths.buildPath('LIVE', { eventId: event.id, eventTitle: slugify(event.title) })}
    />
  );
  return (
    <>
      <title>{`${event.title} · ${realm.name}`}</title>
      {!isGranted && event.contentContext !== 'ENDED' ? (
        <>
          <AccessDenied title={event} leadingMetadata={<EventTime event={event} />} extraActions={actions} />
          <PromoStrip items={promoItems} />
        </>
      ) : (
        <EventHeader event={event} playLink={playLink} actions={actions} />
      )}
      {event.programmes && <EventProgrammes programmes={event.programmes} />}
      <RelatedTitles id={event.id} />
    </>
  );
}

/** The list, `trailerFrom` and the start position in the URL. */
function buildLinkContext(
  params: Readonly<Record<string, string | undefined>>,
  search: string,
  event: LiveEvent | undefined,
): LinkContext {
  const pageParams = readVideoPageParams(params, new URLSearchParams(search));
  const { seasonId, seriesId, playlistId, watchlistId, owner, start, trailerFrom } = pageParams;
  const contextParams = { seasonId, seriesId, playlistId, watchlistId, owner, trailerFrom };
  return {
    ...Object.fromEntries(Object.entries(contextParams).filter(([, value]) => value !== null)),
    ...(start !== null && { start: wrapPosition(start, event?.duration) }),
  };
}

function EventSkeleton() {
  return (
    <>
      <LoadingHeading />
      <Skeleton width="100%" height="min(100svh, 56.25vw)" />
    </>
  );
}
