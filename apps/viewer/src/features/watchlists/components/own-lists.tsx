// The lists of whoever is here: their own and those of others that they keep.
import { Button, Grid, GridItem, GridPlaces, Notice, Panel } from '@matinee/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { More } from '../../../lists/more.tsx';
import { PageFrame } from '../../../lists/page-frame.tsx';
import type { PagedList } from '../../../lists/use-paged.ts';
import { type WatchlistsPage, watchlistsKey } from '../api/watchlist-queries.ts';
import { listFault } from '../state/list-fault.ts';
import { NameForm } from './name-form.tsx';
import { WatchlistCard } from './watchlist-card.tsx';
import styles from './watchlists.module.css';

export function OwnLists({ list }: { list: PagedList<WatchlistsPage> }) {
  const { label } = useEnvironment();
  const lists = list.pages?.flatMap(({ watchlists }) => watchlists) ?? [];
  const known = [...new Map(lists.map((each) => [each.watchlistExternalId, each])).values()];
  return (
    <PageFrame title={label('watchlists')}>
      {list.pages && <NewList />}
      {list.pages && known.length === 0 ? (
        <Panel icon="film" title={label('watchlistsEmptyTitle')} text={label('watchlistsEmptyText')} />
      ) : (
        <Grid name={label('watchlists')}>
          {known.map((each) => (
            <GridItem key={each.watchlistExternalId}>
              <WatchlistCard list={each} />
            </GridItem>
          ))}
          {!list.pages && <GridPlaces count={8} />}
        </Grid>
      )}
      <More list={list} failure={label('moreFailed')} />
    </PageFrame>
  );
}

function NewList() {
  const { label, caller } = useEnvironment();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const tried = useRef({ name: '', key: '' });
  const create = useMutation({
    networkMode: 'always' as const,
    mutationFn: (name: string) => {
      if (tried.current.name !== name) tried.current = { name, key: crypto.randomUUID() };
      return caller.call('createWatchlist', { body: { name }, idempotencyKey: tried.current.key });
    },
    onSuccess: () => {
      tried.current = { name: '', key: '' };
      setOpen(false);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [watchlistsKey] }),
  });
  if (!open) {
    return (
      <div className={styles.buttons}>
        <Button look="call" onClick={() => setOpen(true)}>
          {label('watchlistCreate')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {create.error && <Notice kind="fault">{listFault(create.error, label)}</Notice>}
      <NameForm action={label('watchlistSave')} busy={create.isPending} onSave={create.mutate}>
        <Button look="plain" onClick={() => setOpen(false)}>
          {label('back')}
        </Button>
      </NameForm>
    </>
  );
}
