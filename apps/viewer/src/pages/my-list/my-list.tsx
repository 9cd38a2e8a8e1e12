import { useLocation } from 'react-router';
import { FavouritesView } from '../../features/library/components/favourites-view.tsx';
import { LibraryLinks } from '../../features/library/components/library-links.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useSession } from '../../shared/session/session.ts';
import { SignInRequired } from '../../shared/session/sign-in-required.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

/** The favourites as a list. */
export default function MyListPage() {
  const { label, paths } = useEnvironment();
  const { isGuest } = useSession();
  const { search } = useLocation();
  const start = new URLSearchParams(search).get('lastSeen');
  const getPageHref = (lastSeen?: string) => paths.buildPath('MY_LIST', {}, { query: { lastSeen } });
  const name = label('myList');
  return (
    <PageFrame
      title={name}
      text={label('favouritesText')}
      firstPageHref={start === null || isGuest ? undefined : getPageHref()}
    >
      <LibraryLinks currentPage="MY_LIST" />
      {isGuest ? (
        <SignInRequired title={label('favouritesSignIn')} text={label('favouritesSignInText')} />
      ) : (
        <FavouritesView variant="list" name={name} start={start} getPageHref={getPageHref} />
      )}
    </PageFrame>
  );
}
