// Says, changes and takes back what this profile thinks of a title. How it went is told at the foot of the window.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type NoticeName, tell, withdraw } from '../../../shared/notices/notices.ts';
import { reviewsKey } from '../api/reviews-query.ts';

const shownMs = 6_000;

export interface ReviewWords {
  rating: number;
  text: string;
}

export function useReview(id: string, onDone: () => void) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const params = { contentId: id };
  const told: readonly NoticeName[] = ['reviewPosted', 'reviewFailed', 'reviewDeleted'];
  const begin = () => {
    for (const name of told) withdraw(queryClient, name);
  };
  const done = async (name: NoticeName) => {
    await queryClient.invalidateQueries({ queryKey: reviewsKey(id) });
    tell(queryClient, name);
    setTimeout(() => withdraw(queryClient, name), shownMs);
    onDone();
  };
  const onError = () => tell(queryClient, 'reviewFailed');
  const post = useMutation({
    mutationFn: (body: ReviewWords) => caller.call('postReview', { params, body }),
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
