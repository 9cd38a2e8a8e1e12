// The buttons under a title, as far as they are for whoever looks and for this title.
import type { Card } from '@matinee/contract';
import { type ComposedAction, shownActions, slug } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { Fragment, type ReactNode } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import { useSession } from '../../environment/session.ts';
import { useTargets } from '../title-link.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { ShareButton } from './share-button.tsx';

/** Those of the actions that a title has buttons for. */
export type TitleAction = Extract<ComposedAction, 'play' | 'restart' | 'favourites' | 'share'>;

export function TitleActions({ title, actions }: { title: Card; actions: readonly TitleAction[] }) {
  const { label, paths, realm } = useEnvironment();
  const { isGuest } = useSession();
  const targets = useTargets();
  const buttons: Readonly<Record<TitleAction, () => ReactNode>> = {
    play: () => (
      <ButtonLink look="call" icon="play" href={targets.ofTitle(title, { direct: true }).href}>
        {label('watchNow')}
      </ButtonLink>
    ),
    restart: () => (
      <ButtonLink icon="restart" href={targets.ofTitle(title, { direct: true, start: 0 }).href}>
        {label('startOver')}
      </ButtonLink>
    ),
    favourites: () => <FavouriteButton title={title} />,
    share: () => (
      <ShareButton
        path={paths.hrefFor({ route: 'VOD', params: { eventId: title.id, eventTitle: slug(title.title) } })}
        title={title.title}
      />
    ),
  };
  return shownActions(actions, { isGuest, features: realm.features, title }).map((action) => (
    <Fragment key={action}>{buttons[action]()}</Fragment>
  ));
}
