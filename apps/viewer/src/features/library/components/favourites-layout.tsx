// The favourites: one page with two views, each with its own URL.
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { SignInRequired } from '../../../shared/session/sign-in-required.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { FavouritesView } from './favourites-view.tsx';
import { type FavouritesPageKey, FavouritesViewLinks, LibraryLinks } from './library-links.tsx';

export function FavouritesLayout({ page }: { page: FavouritesPageKey }) {
  const { label, paths } = useEnvironment();
  const { isGuest } = useSession();
  const startCursor = new URLSearchParams(useLocation().search).get('lastSeen');
  const getPageHref = (lastSeen?: string) => paths.buildPath(page, {}, { query: { lastSeen } });
  const name = label('favourites');
  return (
    <PageFrame
      title={name}
      text={label('favouritesText')}
      firstPageHref={startCursor === null || isGuest ? undefined : getPageHref()}
    >
      <LibraryLinks currentPage="FAVOURITES" />
      {isGuest ? (
        <SignInRequired title={label('favouritesSignIn')} text={label('favouritesSignInText')} />
      ) : (
        <>
          <FavouritesViewLinks currentPage={page} />
          <FavouritesView
            variant={page === 'FAVOURITES' ? 'grid' : 'list'}
            name={name}
            startCursor={startCursor}
            getPageHref={getPageHref}
          />
        </>
      )}
    </PageFrame>
  );
}
