import { Skeleton } from '@matinee/ui';
import { useLocation, useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { useSession } from '../../environment/session.ts';
import { watchlistQuery, watchlistsQuery } from '../../features/watchlists/api/watchlist-queries.ts';
import { OwnLists } from '../../features/watchlists/components/own-lists.tsx';
import { WatchlistView } from '../../features/watchlists/components/watchlist-view.tsx';
import { ListState } from '../../lists/list-state.tsx';
import { NeedsScript } from '../../lists/needs-script.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { SignInFirst } from '../../lists/sign-in-first.tsx';
import { EntryPlaces, TitleList } from '../../lists/title-list.tsx';
import { usePaged } from '../../lists/use-paged.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** Somebody's lists, or one list by its id. */
export function WatchlistsPage() {
  const { realm } = useEnvironment();
  const { isGuest } = useSession();
  const { watchlistId } = useParams();
  const start = new URLSearchParams(useLocation().search).get('lastSeen');
  if (!realm.features.watchlists) return <NotFound />;
  if (watchlistId) return <OneList key={`${watchlistId} ${start}`} id={watchlistId} start={start} />;
  return isGuest ? <ForMembers /> : <Lists />;
}

function ForMembers() {
  const { label, realm } = useEnvironment();
  const name = label('watchlists');
  return (
    <>
      <title>{`${name} · ${realm.name}`}</title>
      <SignInFirst isPage title={name} text={label('watchlistsSignIn')} />
    </>
  );
}

function Lists() {
  const list = usePaged(watchlistsQuery(useEnvironment()));
  return (
    <ListState list={list} notFound={<NotFound />}>
      <OwnLists list={list} />
    </ListState>
  );
}

function OneList({ id, start }: { id: string; start: string | null }) {
  const environment = useEnvironment();
  const { label } = environment;
  const list = usePaged(watchlistQuery(environment, id, start));
  const first = list.pages?.[0];
  return (
    <ListState list={list} notFound={<NotFound />}>
      {first ? (
        <WatchlistView first={first} list={list} start={start} />
      ) : (
        <PageFrame title={label('watchlists')}>
          <NeedsScript text="watchlistsNeedScript" />
          <Skeleton width="16rem" height="52px" />
          <TitleList layout="rows" name={label('loading')}>
            <EntryPlaces count={8} />
          </TitleList>
        </PageFrame>
      )}
    </ListState>
  );
}
