// A watchlist: its titles, and the actions that the viewer may take.
import { findStartingVideo } from '@matinee/rules';
import { ButtonLink, MessagePanel, Notice } from '@matinee/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { PlayButton } from '../../../entities/title/actions/play-button.tsx';
import { useIsHydrated } from '../../../shared/browser/use-is-hydrated.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { NextPageLink } from '../../../shared/paging/next-page-link.tsx';
import type { PagedList } from '../../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import type { WatchlistPage } from '../api/watchlist-queries.ts';
import { getEntries } from '../state/displayed-list.ts';
import { getOwnerText } from '../state/owner-text.ts';
import { useWatchlistChanges } from '../state/use-watchlist-changes.ts';
import { getWatchlistErrorText } from '../state/watchlist-error.ts';
import { ServerRenderedEntries } from './server-rendered-entries.tsx';
import { OwnerActions, VisitorActions } from './watchlist-actions.tsx';
import { WatchlistEntries } from './watchlist-entries.tsx';

export interface WatchlistViewProps {
  firstPage: WatchlistPage;
  list: PagedList<WatchlistPage>;
  /** The cursor in the URL where the list starts. */
  startCursor: string | null;
}

export function WatchlistView({ firstPage, list, startCursor }: WatchlistViewProps) {
  const { label, paths } = useEnvironment();
  const navigate = useNavigate();
  const { watchlistExternalId: id, ownerExternalId: ownerId, name } = firstPage;
  const changes = useWatchlistChanges(id, ownerId, startCursor);
  const isHydrated = useIsHydrated();
  const { pages } = list;
  const entries = useMemo(() => getEntries({ pages: pages ?? [] }), [pages]);
  const linkContext = useMemo(() => ({ watchlistId: id, owner: ownerId }), [id, ownerId]);
  const startingVideo = findStartingVideo(entries);
  const playLink = startingVideo && <PlayButton title={startingVideo} context={linkContext} />;
  const isOwner = firstPage.ownership === 'owned';
  const canChange = isOwner && startCursor === null;
  const getPageHref = (lastSeen?: string) =>
    paths.buildPath('WATCHLISTS', { watchlistId: id }, { query: { owner: ownerId, lastSeen } });
  return (
    <PageFrame
      title={name}
      isUserText
      text={getOwnerText(firstPage, label)}
      firstPageHref={startCursor === null ? undefined : getPageHref()}
    >
      {isOwner ? (
        <OwnerActions
          list={firstPage}
          playLink={playLink}
          onEdit={changes.edit}
          onDelete={() =>
            changes.deleteList(() => void navigate(paths.buildPath('WATCHLISTS'), { replace: true }))
          }
        />
      ) : (
        <VisitorActions
          list={firstPage}
          playLink={playLink}
          onSave={changes.save}
          onUnsave={changes.unsave}
        />
      )}
      {changes.error && <Notice kind="error">{getWatchlistErrorText(changes.error, label)}</Notice>}
      {entries.length === 0 && !list.hasMore ? (
        <MessagePanel
          icon="film"
          title={label('watchlistEmptyTitle')}
          text={isOwner ? label('watchlistEmptyText') : undefined}
          actions={<ButtonLink href={paths.buildPath('HOME')}>{label('goHome')}</ButtonLink>}
        />
      ) : isHydrated ? (
        <WatchlistEntries
          name={name}
          entries={entries}
          hasMore={list.hasMore}
          linkContext={linkContext}
          {...(canChange && { actions: changes })}
        />
      ) : (
        <ServerRenderedEntries
          name={name}
          entries={entries}
          linkContext={linkContext}
          hasControls={canChange}
        />
      )}
      <NextPageLink list={list} getPageHref={getPageHref} />
    </PageFrame>
  );
}
