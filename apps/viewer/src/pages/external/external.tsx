import { Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { isGone } from '../../environment/is-gone.ts';
import { writtenPageId, writtenPageQuery } from '../../features/written/api/written-query.ts';
import { ForeignFrame } from '../../features/written/components/foreign-frame.tsx';
import { RichText } from '../../features/written/components/rich-text.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import { PageFrame } from '../../lists/page-frame.tsx';
import { NotFound } from '../not-found/not-found.tsx';

/** A page in the operator's own words, or one of theirs that is elsewhere. */
export function ExternalPage() {
  const environment = useEnvironment();
  const { label } = environment;
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  const {
    data: page,
    error,
    refetch,
  } = useQuery(writtenPageQuery(environment, writtenPageId(params, search)));
  if (isGone(error)) return <NotFound />;
  if (!page && error)
    return <FailedPage title={label('pageFailedTitle')} error={error} onRetry={() => void refetch()} />;
  return (
    <PageFrame title={page?.title ?? label('loading')}>
      {page ? (
        page.url === undefined ? (
          <RichText nodes={page.text ?? []} />
        ) : (
          <ForeignFrame url={page.url} title={page.title} />
        )
      ) : (
        <Skeleton width="min(100%, 62ch)" height="60svh" />
      )}
    </PageFrame>
  );
}
