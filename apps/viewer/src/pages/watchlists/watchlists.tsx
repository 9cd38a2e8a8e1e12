import { Skeleton } from '@matinee/ui';
import { useLocation } from 'react-router';
import { EntrySkeletons, TitleList } from '../../entities/title/list/title-list.tsx';
import { LibraryLinks } from '../../features/library/components/library-links.tsx';
import {
  createWatchlistQuery,
  createWatchlistsQuery,
} from '../../features/watchlists/api/watchlist-queries.ts';
import { MyWatchlists } from '../../features/watchlists/components/my-watchlists.tsx';
import { WatchlistView } from '../../features/watchlists/components/watchlist-view.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { ListStates } from '../../shared/paging/list-states.tsx';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { useSession } from '../../shared/session/session.ts';
import { SignInRequired } from '../../shared/session/sign-in-required.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';

/** The viewer's lists, or one list by its id. */
export default function WatchlistsPage() {
  const { realm } = useEnvironment();
  const { isGuest } = useSession();
  const { watchlistId } = useRouteParams();
  const startCursor = new URLSearchParams(useLocation().search).get('lastSeen');
  if (!realm.features.watchlists) return <NotFound />;
  if (watchlistId)
    return (
      <SingleWatchlist key={`${watchlistId} ${startCursor}`} id={watchlistId} startCursor={startCursor} />
    );
  return isGuest ? <WatchlistsSignIn /> : <WatchlistList />;
}

function WatchlistsSignIn() {
  const { label } = useEnvironment();
  return (
    <PageFrame title={label('watchlists')} text={label('watchlistsText')}>
      <LibraryLinks currentPage="WATCHLISTS" />
      <SignInRequired title={label('watchlistsSignIn')} text={label('watchlistsSignInText')} />
    </PageFrame>
  );
}

function WatchlistList() {
  const list = usePagedList(createWatchlistsQuery(useEnvironment()));
  return (
    <ListStates list={list} notFound={<NotFound />}>
      <MyWatchlists list={list} links={<LibraryLinks currentPage="WATCHLISTS" />} />
    </ListStates>
  );
}

function SingleWatchlist({ id, startCursor }: { id: string; startCursor: string | null }) {
  const environment = useEnvironment();
  const { label } = environment;
  const list = usePagedList(createWatchlistQuery(environment, id, startCursor));
  const firstPage = list.pages?.[0];
  return (
    <ListStates list={list} notFound={<NotFound />}>
      {firstPage ? (
        <WatchlistView firstPage={firstPage} list={list} startCursor={startCursor} />
      ) : (
        <PageFrame title={label('watchlists')}>
          <ScriptRequired labelKey="watchlistsNeedJavaScript" />
          <Skeleton width="16rem" height="52px" />
          <TitleList layout="rows" name={label('loading')}>
            <EntrySkeletons count={8} />
          </TitleList>
        </PageFrame>
      )}
    </ListStates>
  );
}
