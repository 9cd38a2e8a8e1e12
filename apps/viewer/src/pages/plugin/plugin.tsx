import { Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { createPluginQuery } from '../../features/plugin/api/plugin-query.ts';
import { PluginFrame } from '../../features/plugin/components/plugin-frame.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

export default function PluginPage() {
  const environment = useEnvironment();
  const { label } = environment;
  const { id = '' } = useRouteParams();
  const { data: plugin, error, refetch } = useQuery(createPluginQuery(environment, id));
  if (isNotFound(error)) return <NotFound />;
  if (!plugin && error)
    return <ErrorPage title={label('pageFailedTitle')} error={error} onRetry={() => void refetch()} />;
  return (
    <PageFrame title={plugin?.title ?? label('loading')}>
      {plugin ? <PluginFrame key={plugin.url} plugin={plugin} /> : <Skeleton width="100%" height="480px" />}
    </PageFrame>
  );
}
