import { slugify } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { createPlaylistQuery } from '../../entities/playlist/playlist-query.ts';
import { TitleActions } from '../../entities/title/actions/title-actions.tsx';
import { ContainerSkeleton } from '../../entities/title/detail/container-skeleton.tsx';
import { RelatedTitles } from '../../entities/title/related/related-titles.tsx';
import { AccessDenied } from '../../features/access/components/access-denied.tsx';
import { PlaylistView } from '../../features/playlist/components/playlist-view.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';

export default function PlaylistPage() {
  const environment = useEnvironment();
  const { label, realm, paths } = environment;
  const { playlistId = '' } = useRouteParams();
  const startCursor = new URLSearchParams(useLocation().search).get('lastSeen');
  const {
    data: playlist,
    error,
    refetch,
  } = useQuery(createPlaylistQuery(environment, playlistId, startCursor));
  if (isNotFound(error)) return <NotFound />;
  if (!playlist && error)
    return <ErrorPage title={label('pageFailedTitle')} error={error} onRetry={() => void refetch()} />;
  if (!playlist) return <ContainerSkeleton layout="rows" />;
  const { id, title } = playlist;
  const getPageHref = (lastSeen?: string) =>
    paths.buildPath('PLAYLIST', { playlistId: id, playlistTitle: slugify(title) }, { query: { lastSeen } });
  const actions = (
    <TitleActions
      title={{ ...playlist, type: 'PLAYLIST' }}
      actions={['watchlist', 'share']}
      path={getPageHref()}
    />
  );
  return (
    <>
      <title>{`${playlist.title} · ${realm.name}`}</title>
      <BackLink href={paths.buildPath('HOME')} />
      <PlaylistView
        key={`${playlist.id} ${startCursor}`}
        playlist={playlist}
        getPageHref={getPageHref}
        actions={actions}
        lockedHeader={
          playlist.accessLevel === 'GRANTED' ? undefined : (
            <AccessDenied title={playlist} extraActions={actions} />
          )
        }
      />
      <RelatedTitles id={playlist.id} />
    </>
  );
}
