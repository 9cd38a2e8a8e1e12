import { useLocation } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { useSession } from '../../environment/session.ts';
import { FavouritesView } from '../../features/library/components/favourites-view.tsx';
import { LibraryLinks } from '../../features/library/components/library-links.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { SignInFirst } from '../../lists/sign-in-first.tsx';

/** What a person keeps, as a grid. */
export function FavouritesPage() {
  const { label, paths } = useEnvironment();
  const { isGuest } = useSession();
  const { search } = useLocation();
  const start = new URLSearchParams(search).get('lastSeen');
  const hrefOf = (lastSeen?: string) => paths.route('FAVOURITES', {}, { query: { lastSeen } });
  const name = label('favourites');
  return (
    <PageFrame
      title={name}
      text={label('favouritesText')}
      fromStart={start === null || isGuest ? undefined : hrefOf()}
    >
      <LibraryLinks here="FAVOURITES" />
      {isGuest ? (
        <SignInFirst title={label('favouritesSignIn')} text={label('favouritesSignInText')} />
      ) : (
        <FavouritesView look="grid" name={name} start={start} hrefOf={hrefOf} />
      )}
    </PageFrame>
  );
}
