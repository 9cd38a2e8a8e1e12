// Adds or removes a favourite, optimistically. The request uses keepalive, because the viewer may leave the page. When
// it fails, the change is rolled back.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trackEvent } from '../../../shared/analytics/track-event.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { hideNotice, showNotice } from '../../../shared/notices/notices.ts';
import { recordLocalChange } from '../../../shared/query/local-changes.ts';
import { removeCachedTitle, updateCachedTitle } from '../cache/update-cached-titles.ts';
import { useActionData } from './use-action-data.ts';

export type FavouriteTitle = Pick<Card, 'id' | 'type' | 'title' | 'favourite' | 'seriesTitle'>;

export function useFavourite(title: FavouriteTitle): { isFavourite: boolean; toggle: () => void } {
  const { caller } = useEnvironment();
  const getActionData = useActionData(title);
  const queryClient = useQueryClient();
  const { id } = title;
  const setCachedFavourite = (isFavourite: boolean) =>
    updateCachedTitle(queryClient, id, ({ favourite: _, ...titleWithoutFlag }) =>
      isFavourite ? { ...titleWithoutFlag, favourite: true } : titleWithoutFlag,
    );
  const { mutate } = useMutation({
    mutationKey: ['favourite', id],
    // Presses are sent one after another, so the last one decides.
    scope: { id: `favourite ${id}` },
    mutationFn: async (isFavourite: boolean) => {
      const removeRecord = recordLocalChange(`favourite ${id}`);
      try {
        await caller.call(isFavourite ? 'putFavourite' : 'deleteFavourite', {
          params: { id },
          keepalive: true,
        });
      } catch (error) {
        removeRecord();
        throw error;
      }
    },
    onMutate: async (isFavourite) => {
      hideNotice(queryClient, 'changeFailed');
      // A response in flight would restore the old state.
      await queryClient.cancelQueries({ queryKey: ['favourites'] });
      setCachedFavourite(isFavourite);
      if (!isFavourite) removeCachedTitle(queryClient, 'favourites', id);
    },
    onSuccess: (_, isFavourite) =>
      trackEvent({
        name: isFavourite ? 'favouriteAdd' : 'favouriteRemove',
        properties: getActionData().trackingParameters,
      }),
    onError: (_, isFavourite) => {
      // Does not roll back when a later press is still pending.
      if (queryClient.isMutating({ mutationKey: ['favourite', id] }) === 1) setCachedFavourite(!isFavourite);
      void queryClient.invalidateQueries({ queryKey: ['video', id] });
      showNotice(queryClient, 'changeFailed');
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: ['favourite'] }) === 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey: ['favourites'] });
    },
  });
  const isFavourite = title.favourite ?? false;
  return { isFavourite, toggle: () => mutate(!isFavourite) };
}
