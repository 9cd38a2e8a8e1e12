// The previews for administrators. Other viewers see the not-found page.
import type { PreviewDefaults } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { ContainerSkeleton } from '../../entities/title/detail/container-skeleton.tsx';
import { createPreviewDefaultsQuery } from '../../features/realm-preview/api/preview-query.ts';
import {
  PreviewWorkbench,
  type PreviewWorkbenchProps,
} from '../../features/realm-preview/components/preview-workbench.tsx';
import { useCancellationPromoPreview } from '../../features/realm-preview/state/use-cancellation-promo-preview.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteMatch } from '../../shared/navigation/route-match.ts';
import {
  NavigationBarScene,
  NotFoundScene,
  PageScene,
  PluginScene,
  SectionScene,
} from './preview-scenes.tsx';

const workbenches: Partial<
  Record<RouteKey, Pick<PreviewWorkbenchProps, 'editedSettings' | 'renderScene' | 'isUnframed'>>
> = {
  ADMIN_PREVIEW: {
    editedSettings: ['realm'],
    renderScene: (preview, sectionKey) => <PageScene preview={preview} sectionKey={sectionKey} />,
  },
  ADMIN_COMPOSED_PAGE_PREVIEW: {
    editedSettings: ['realm', 'page'],
    renderScene: (preview, sectionKey) => <PageScene preview={preview} sectionKey={sectionKey} />,
  },
  ADMIN_SECTION_PREVIEW: {
    editedSettings: ['page'],
    renderScene: ({ section }, sectionKey) => <SectionScene section={section} sectionKey={sectionKey} />,
  },
  ADMIN_NAVBAR_PREVIEW: { editedSettings: ['realm'], renderScene: () => <NavigationBarScene /> },
  ADMIN_404_PREVIEW: { editedSettings: ['realm'], renderScene: () => <NotFoundScene /> },
  ADMIN_PLUGIN_PREVIEW: {
    editedSettings: ['realm'],
    isUnframed: true,
    renderScene: ({ plugins }) => <PluginScene plugins={plugins} />,
  },
};

export default function AdminPreview() {
  const environment = useEnvironment();
  const { label } = environment;
  const { key } = useRouteMatch();
  const { data: defaults, error } = useQuery(createPreviewDefaultsQuery(environment));
  if (!defaults) return error ? <NotFound /> : <ContainerSkeleton layout="rows" />;
  if (key === 'ADMIN_CANCELLATION_PROMO_PREVIEW') return <CancellationPromoPreview defaults={defaults} />;
  const workbench = key && workbenches[key];
  if (!workbench) return <NotFound />;
  return (
    <PreviewWorkbench
      key={key}
      title={label('previewTitle', { preview: key })}
      defaults={defaults}
      {...workbench}
    />
  );
}

function CancellationPromoPreview({ defaults }: { defaults: PreviewDefaults }) {
  const { label } = useEnvironment();
  const { scene, fields } = useCancellationPromoPreview();
  return (
    <PreviewWorkbench
      title={label('previewTitle', { preview: 'ADMIN_CANCELLATION_PROMO_PREVIEW' })}
      defaults={defaults}
      editedSettings={['realm']}
      fields={fields}
      renderScene={() => scene}
    />
  );
}
