// One list: its titles, and what whoever looks may do with it.
import { firstInTurn } from '@matinee/rules';
import { ButtonLink, Notice, Panel } from '@matinee/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useEnvironment } from '../../../environment/environment.ts';
import { useIsHere } from '../../../environment/use-is-here.ts';
import { MoreLink } from '../../../lists/more-link.tsx';
import { PageFrame } from '../../../lists/page-frame.tsx';
import { PlayListButton } from '../../../lists/play-list-button.tsx';
import type { PagedList } from '../../../lists/use-paged.ts';
import type { WatchlistPage } from '../api/watchlist-queries.ts';
import { listFault } from '../state/list-fault.ts';
import { entriesOf } from '../state/shown-list.ts';
import { useListChanges } from '../state/use-list-changes.ts';
import { Entries } from './entries.tsx';
import { OtherActions, OwnActions } from './list-actions.tsx';
import { PlainEntries } from './plain-entries.tsx';

export interface WatchlistViewProps {
  first: WatchlistPage;
  list: PagedList<WatchlistPage>;
  /** Where it begins, as the address says it. */
  start: string | null;
}

export function WatchlistView({ first, list, start }: WatchlistViewProps) {
  const { label, paths } = useEnvironment();
  const navigate = useNavigate();
  const { watchlistExternalId: id, ownerExternalId: owner, name } = first;
  const changes = useListChanges(id, owner, start);
  const isHere = useIsHere();
  const { pages } = list;
  const entries = useMemo(() => entriesOf({ pages: pages ?? [] }), [pages]);
  const context = useMemo(() => ({ watchlistId: id, owner }), [id, owner]);
  const opening = firstInTurn(entries);
  const play = opening && <PlayListButton first={opening} context={context} />;
  const isOwn = first.ownership === 'owned';
  const isToChange = isOwn && start === null;
  const hrefOf = (lastSeen?: string) =>
    paths.route('WATCHLISTS', { watchlistId: id }, { query: { owner, lastSeen } });
  return (
    <PageFrame title={name} fromStart={start === null ? undefined : hrefOf()}>
      {isOwn ? (
        <OwnActions
          list={first}
          play={play}
          onRename={changes.rename}
          onDelete={() => changes.destroy(() => void navigate(paths.route('WATCHLISTS'), { replace: true }))}
        />
      ) : (
        <OtherActions list={first} play={play} onSave={changes.save} onGiveUp={changes.giveUp} />
      )}
      {changes.error && <Notice kind="fault">{listFault(changes.error, label)}</Notice>}
      {entries.length === 0 && !list.hasMore ? (
        <Panel
          icon="film"
          title={label('watchlistEmptyTitle')}
          text={isOwn ? label('watchlistEmptyText') : undefined}
          actions={<ButtonLink href={paths.route('HOME')}>{label('goHome')}</ButtonLink>}
        />
      ) : isHere ? (
        <Entries
          name={name}
          entries={entries}
          hasMore={list.hasMore}
          context={context}
          {...(isToChange && { changes })}
        />
      ) : (
        <PlainEntries name={name} entries={entries} context={context} isToChange={isToChange} />
      )}
      <MoreLink list={list} hrefOf={hrefOf} />
    </PageFrame>
  );
}
