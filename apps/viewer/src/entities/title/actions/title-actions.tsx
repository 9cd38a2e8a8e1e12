// The buttons below a title that apply to this viewer and this title.
import type { Card, Trailer } from '@matinee/contract';
import {
  type ComposedAction,
  type LinkContext,
  selectTrailer,
  selectVisibleActions,
  toContentKind,
} from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { Fragment, type ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ShareButton } from '../../../shared/sharing/share-button.tsx';
import { AddToWatchlistButton } from './add-to-watchlist-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { useActionData } from './use-action-data.ts';

/** The actions that have buttons. */
type TitleAction = Extract<
  ComposedAction,
  'play' | 'restart' | 'trailer' | 'favourites' | 'watchlist' | 'share'
>;

export type ActionTitle = Pick<Card, 'id' | 'type' | 'title' | 'accessLevel'> &
  Partial<Card> & { trailers?: readonly Trailer[] | undefined };

export interface TitleActionsProps {
  title: ActionTitle;
  actions: readonly TitleAction[];
  /** The list that the title is watched in. */
  context?: LinkContext;
  /** Path of the page that the viewer shares; default: that of the video page. */
  path?: string;
}

export function TitleActions({ title, actions, context, path }: TitleActionsProps) {
  const { label, realm } = useEnvironment();
  const { isGuest } = useSession();
  const cardLinks = useCardLinks();
  const getActionData = useActionData(title, path);
  const buttonRenderers: Readonly<Record<TitleAction, () => ReactNode>> = {
    play: () => (
      <ButtonLink
        variant="cta"
        icon="play"
        href={cardLinks.getTitleLink(title, { ...context, shouldSkipInterstitial: true }).href}
      >
        {label('watchNow')}
      </ButtonLink>
    ),
    restart: () => (
      <ButtonLink
        icon="restart"
        href={cardLinks.getTitleLink(title, { ...context, shouldSkipInterstitial: true, start: 0 }).href}
      >
        {label('startOver')}
      </ButtonLink>
    ),
    trailer: () => <TrailerButton title={title} />,
    favourites: () => <FavouriteButton title={title} />,
    watchlist: () => <AddToWatchlistButton title={title} />,
    share: () => (
      <ShareButton
        getLink={() => {
          const data = getActionData();
          return { url: data.universalLink, title: data.title };
        }}
      />
    ),
  };
  return selectVisibleActions(actions, { isGuest, features: realm.features, title }).map((action) => (
    <Fragment key={action}>{buttonRenderers[action]()}</Fragment>
  ));
}

/** Links to the trailer of a video or series; renders nothing without one. */
function TrailerButton({ title }: { title: Pick<ActionTitle, 'id' | 'type' | 'title' | 'trailers'> }) {
  const { label } = useEnvironment();
  const cardLinks = useCardLinks();
  const trailer = selectTrailer(title.trailers);
  if (!trailer) return null;
  const { href, isGrantedOnSignIn } = cardLinks.getTitleLink(
    { ...trailer, type: 'VIDEO' },
    { ...createTrailerContext(title), shouldSkipInterstitial: true },
  );
  return (
    <ButtonLink icon="film" href={href} isGrantedOnSignIn={isGrantedOnSignIn}>
      {label('trailer')}
    </ButtonLink>
  );
}

/**
 * The query parameters of a trailer that identify its title. A series also needs `seriesId`, because another API
 * call returns its trailers.
 */
export function createTrailerContext({ id, type }: Pick<Card, 'id' | 'type'>): LinkContext {
  return toContentKind(type) === 'series' ? { trailerFrom: id, seriesId: id } : { trailerFrom: id };
}
