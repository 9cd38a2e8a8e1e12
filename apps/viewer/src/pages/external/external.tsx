import { Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import {
  createExternalPageQuery,
  getExternalPageId,
} from '../../features/external-page/api/external-page-query.ts';
import { ExternalFrame } from '../../features/external-page/components/external-frame.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { RichText } from '../../shared/ui/rich-text.tsx';

/** An external page: text by the operator, or an embedded page of another site. */
export default function ExternalPage() {
  const environment = useEnvironment();
  const { label } = environment;
  const params = useRouteParams();
  const search = new URLSearchParams(useLocation().search);
  const {
    data: page,
    error,
    refetch,
  } = useQuery(createExternalPageQuery(environment, getExternalPageId(params, search)));
  if (isNotFound(error)) return <NotFound />;
  if (!page && error)
    return <ErrorPage title={label('pageFailedTitle')} error={error} onRetry={() => void refetch()} />;
  return (
    <PageFrame title={page?.title ?? label('loading')}>
      {page ? (
        page.url === undefined ? (
          <RichText nodes={page.text ?? []} />
        ) : (
          <ExternalFrame url={page.url} title={page.title} />
        )
      ) : (
        <Skeleton width="min(100%, 62ch)" height="60svh" />
      )}
    </PageFrame>
  );
}
