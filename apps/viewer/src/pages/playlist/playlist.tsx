import { slug } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { isGone } from '../../environment/is-gone.ts';
import { RefusedStage } from '../../features/access/components/refused-stage.tsx';
import { PlaylistView } from '../../features/playlist/components/playlist-view.tsx';
import { BackLink } from '../../lists/back-link.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import { ListSkeleton } from '../../lists/list-skeleton.tsx';
import { playlistQuery } from '../../lists/playlist-query.ts';
import { RelatedTitles } from '../../lists/related-titles.tsx';
import { TitleActions } from '../../titles/actions/title-actions.tsx';
import { NotFound } from '../not-found/not-found.tsx';

export function PlaylistPage() {
  const environment = useEnvironment();
  const { label, realm, paths } = environment;
  const { playlistId = '' } = useParams();
  const start = new URLSearchParams(useLocation().search).get('lastSeen');
  const { data: playlist, error, refetch } = useQuery(playlistQuery(environment, playlistId, start));
  if (isGone(error)) return <NotFound />;
  if (!playlist && error)
    return <FailedPage title={label('pageFailedTitle')} error={error} onRetry={() => void refetch()} />;
  if (!playlist) return <ListSkeleton layout="rows" />;
  const { id, title } = playlist;
  const hrefOf = (lastSeen?: string) =>
    paths.route('PLAYLIST', { playlistId: id, playlistTitle: slug(title) }, { query: { lastSeen } });
  const actions = (
    <TitleActions
      title={{ ...playlist, type: 'PLAYLIST' }}
      actions={['watchlist', 'share']}
      path={hrefOf()}
    />
  );
  return (
    <>
      <title>{`${playlist.title} · ${realm.name}`}</title>
      <BackLink href={paths.route('HOME')} />
      <PlaylistView
        key={`${playlist.id} ${start}`}
        playlist={playlist}
        hrefOf={hrefOf}
        actions={actions}
        refused={
          playlist.accessLevel === 'GRANTED' ? undefined : <RefusedStage video={playlist} also={actions} />
        }
      />
      <RelatedTitles id={playlist.id} />
    </>
  );
}
