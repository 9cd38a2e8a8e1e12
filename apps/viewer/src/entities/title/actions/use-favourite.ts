// Keeps a title as a favourite or no more. The page shows it at once, so the call outlives the page; what the server did not
// take is taken back.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trackEvent } from '../../../shared/analytics/track-event.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { hideNotice, showNotice } from '../../../shared/notices/notices.ts';
import { recordLocalChange } from '../../../shared/query/local-changes.ts';
import { removeCachedTitle, updateCachedTitle } from '../cache/update-cached-titles.ts';
import { useActionData } from './use-action-data.ts';

export type FavouriteTitle = Pick<Card, 'id' | 'type' | 'title' | 'favourite' | 'seriesTitle'>;

export function useFavourite(title: FavouriteTitle): { isKept: boolean; toggle: () => void } {
  const { caller } = useEnvironment();
  const dataOf = useActionData(title);
  const queryClient = useQueryClient();
  const { id } = title;
  const mark = (isKept: boolean) =>
    updateCachedTitle(queryClient, id, ({ favourite: _, ...rest }) =>
      isKept ? { ...rest, favourite: true } : rest,
    );
  const { mutate } = useMutation({
    mutationKey: ['favourite', id],
    // One press after another: the last one counts.
    scope: { id: `favourite ${id}` },
    mutationFn: async (isKept: boolean) => {
      const takeBack = recordLocalChange(`favourite ${id}`);
      try {
        await caller.call(isKept ? 'putFavourite' : 'deleteFavourite', { params: { id }, keepalive: true });
      } catch (error) {
        takeBack();
        throw error;
      }
    },
    onMutate: async (isKept) => {
      hideNotice(queryClient, 'notKept');
      // An answer that is on its way would say what was before.
      await queryClient.cancelQueries({ queryKey: ['favourites'] });
      mark(isKept);
      if (!isKept) removeCachedTitle(queryClient, 'favourites', id);
    },
    onSuccess: (_, isKept) =>
      trackEvent({
        name: isKept ? 'favouriteAdd' : 'favouriteRemove',
        properties: dataOf().trackingParameters,
      }),
    onError: (_, isKept) => {
      // A press that came later says what is shown; the server, what is true.
      if (queryClient.isMutating({ mutationKey: ['favourite', id] }) === 1) mark(!isKept);
      void queryClient.invalidateQueries({ queryKey: ['video', id] });
      showNotice(queryClient, 'notKept');
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: ['favourite'] }) === 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey: ['favourites'] });
    },
  });
  const isKept = title.favourite ?? false;
  return { isKept, toggle: () => mutate(!isKept) };
}
