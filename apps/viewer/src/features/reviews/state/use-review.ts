// Says, changes and takes back what this profile thinks of a title. How it went is told at the foot of the window.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { hideNotice, type NoticeName, showNotice } from '../../../shared/notices/notices.ts';
import { reviewsKey } from '../api/reviews-query.ts';

const shownMs = 6_000;

export interface ReviewInput {
  rating: number;
  text: string;
}

export function useReview(id: string, onDone: () => void) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const params = { contentId: id };
  const told: readonly NoticeName[] = ['reviewPosted', 'reviewFailed', 'reviewDeleted'];
  const begin = () => {
    for (const name of told) hideNotice(queryClient, name);
  };
  const done = async (name: NoticeName) => {
    await queryClient.invalidateQueries({ queryKey: reviewsKey(id) });
    showNotice(queryClient, name);
    setTimeout(() => hideNotice(queryClient, name), shownMs);
    onDone();
  };
  const onError = () => showNotice(queryClient, 'reviewFailed');
  const post = useMutation({
    mutationFn: (body: ReviewInput) => caller.call('postReview', { params, body }),
    onMutate: begin,
    onSuccess: () => done('reviewPosted'),
    onError,
  });
  const remove = useMutation({
    mutationFn: (reviewId?: string) =>
      reviewId === undefined
        ? caller.call('deleteReview', { params })
        : caller.call('removeReview', { params: { ...params, reviewId } }),
    onMutate: begin,
    onSuccess: () => done('reviewDeleted'),
    onError,
  });
  return { post, remove };
}
