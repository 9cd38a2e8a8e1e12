// The previews for administrators. Other viewers see the not-found page.
import type { PreviewDefaults } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../entities/title/detail/list-skeleton.tsx';
import { createPreviewDefaultsQuery } from '../../features/realm-preview/api/preview-query.ts';
import {
  PreviewWorkbench,
  type PreviewWorkbenchProps,
} from '../../features/realm-preview/components/preview-workbench.tsx';
import { usePromo } from '../../features/realm-preview/state/use-promo.tsx';
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
    renderScene: (preview, key) => <PageScene preview={preview} sectionKey={key} />,
  },
  ADMIN_COMPOSED_PAGE_PREVIEW: {
    editedSettings: ['realm', 'page'],
    renderScene: (preview, key) => <PageScene preview={preview} sectionKey={key} />,
  },
  ADMIN_SECTION_PREVIEW: {
    editedSettings: ['page'],
    renderScene: ({ section }, key) => <SectionScene section={section} sectionKey={key} />,
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
  if (!defaults) return error ? <NotFound /> : <ListSkeleton layout="rows" />;
  if (key === 'ADMIN_CANCELLATION_PROMO_PREVIEW') return <PromoPreview defaults={defaults} />;
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

function PromoPreview({ defaults }: { defaults: PreviewDefaults }) {
  const { label } = useEnvironment();
  const { scene, fields } = usePromo();
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
