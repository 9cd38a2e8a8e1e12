// Posts, changes and deletes the profile's review of a title; administrators also remove other reviews. Notices report
// the result.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { hideNotice, type NoticeName, showNotice } from '../../../shared/notices/notices.ts';
import { createReviewsKey } from '../api/reviews-query.ts';

const noticeMs = 6_000;

export interface ReviewInput {
  rating: number;
  text: string;
}

export function useReviewMutations(contentId: string, onSuccess: () => void) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const params = { contentId };
  const reviewNotices: readonly NoticeName[] = ['reviewPosted', 'reviewFailed', 'reviewDeleted'];
  const hideNotices = () => {
    for (const name of reviewNotices) hideNotice(queryClient, name);
  };
  const onReviewChanged = async (name: NoticeName) => {
    await queryClient.invalidateQueries({ queryKey: createReviewsKey(contentId) });
    showNotice(queryClient, name);
    setTimeout(() => hideNotice(queryClient, name), noticeMs);
    onSuccess();
  };
  const onError = () => showNotice(queryClient, 'reviewFailed');
  const post = useMutation({
    mutationFn: (body: ReviewInput) => caller.call('postReview', { params, body }),
    onMutate: hideNotices,
    onSuccess: () => onReviewChanged('reviewPosted'),
    onError,
  });
  const remove = useMutation({
    mutationFn: (reviewId?: string) =>
      reviewId === undefined
        ? caller.call('deleteReview', { params })
        : caller.call('removeReviewAsAdmin', { params: { ...params, reviewId } }),
    onMutate: hideNotices,
    onSuccess: () => onReviewChanged('reviewDeleted'),
    onError,
  });
  return { post, remove };
}
