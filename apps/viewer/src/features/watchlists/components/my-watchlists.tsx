// The viewer's watchlists: owned and saved ones.
import { Button, ButtonRow, Grid, GridItem, GridPlaceholders, MessagePanel } from '@matinee/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIsHydrated } from '../../../shared/browser/use-is-hydrated.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { LoadMore } from '../../../shared/paging/load-more.tsx';
import type { PagedList } from '../../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { ScriptRequired } from '../../../shared/ui/script-required.tsx';
import { collectWatchlists, type WatchlistsPage, watchlistsKey } from '../api/watchlist-queries.ts';
import { useCreateWatchlist } from '../state/use-create-watchlist.ts';
import { getWatchlistErrorText } from '../state/watchlist-error.ts';
import { WatchlistCard } from './watchlist-card.tsx';
import { WatchlistNameForm } from './watchlist-name-form.tsx';

export interface MyWatchlistsProps {
  list: PagedList<WatchlistsPage>;
  /** Links to the other lists of the viewer. */
  links: ReactNode;
}

export function MyWatchlists({ list, links }: MyWatchlistsProps) {
  const { label } = useEnvironment();
  const isHydrated = useIsHydrated();
  const watchlists = collectWatchlists(list.pages);
  return (
    <PageFrame title={label('watchlists')} text={label('watchlistsText')}>
      {links}
      {!isHydrated && <ScriptRequired labelKey="watchlistsNeedJavaScript" />}
      <NewWatchlistButton />
      {list.pages && watchlists.length === 0 ? (
        <MessagePanel icon="film" title={label('watchlistsEmptyTitle')} text={label('watchlistsEmptyText')} />
      ) : (
        <Grid name={label('watchlists')}>
          {watchlists.map((watchlist) => (
            <GridItem key={watchlist.watchlistExternalId}>
              <WatchlistCard list={watchlist} />
            </GridItem>
          ))}
          {!list.pages && <GridPlaceholders count={8} />}
        </Grid>
      )}
      <LoadMore list={list} failedText={label('moreFailed')} />
    </PageFrame>
  );
}

function NewWatchlistButton() {
  const { label } = useEnvironment();
  const [isNaming, setNaming] = useState(false);
  if (isNaming) return <NewWatchlistForm onClose={() => setNaming(false)} />;
  return (
    <ButtonRow>
      <Button variant="cta" onClick={() => setNaming(true)}>
        {label('watchlistCreate')}
      </Button>
    </ButtonRow>
  );
}

function NewWatchlistForm({ onClose }: { onClose: () => void }) {
  const { label } = useEnvironment();
  const queryClient = useQueryClient();
  const createMutation = useMutation({
    networkMode: 'always' as const,
    mutationFn: useCreateWatchlist(),
    onSuccess: onClose,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [watchlistsKey] }),
  });
  return (
    <WatchlistNameForm
      submitLabel={label('watchlistSubmit')}
      isBusy={createMutation.isPending}
      serverError={createMutation.error ? getWatchlistErrorText(createMutation.error, label) : undefined}
      onSave={(name) => createMutation.mutate(name)}
    >
      <Button variant="plain" onClick={onClose}>
        {label('back')}
      </Button>
    </WatchlistNameForm>
  );
}
