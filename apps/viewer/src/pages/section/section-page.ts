import type { Section } from '@matinee/contract';
import { listHeroPreloads } from '@matinee/ui';
import { createSectionQuery } from '../../entities/section/section-query.ts';
import type { Page, PageArguments } from '../../shared/navigation/page.ts';

const getSectionKey = ({ params }: PageArguments) => params.id ?? '';

export const sectionPage: Page = {
  listQueries: (environment, args) => [createSectionQuery(environment, getSectionKey(args))],
  load: () => import('./section.tsx'),
  module: 'src/pages/section/section.tsx',
  listPreloads: (environment, queryClient, args) => {
    const { queryKey } = createSectionQuery(environment, getSectionKey(args));
    const background = queryClient.getQueryData<Section>(queryKey)?.heroes[0]?.background;
    return background ? listHeroPreloads(background.image, background.portraitImage) : [];
  },
};
