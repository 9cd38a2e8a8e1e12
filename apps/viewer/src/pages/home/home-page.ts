import type { Section } from '@matinee/contract';
import { listHeroPreloads } from '@matinee/ui';
import { createPromoItemsQuery } from '../../entities/promo-item/promo-items-query.ts';
import { createHomeQuery } from '../../entities/section/section-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const homePage: Page = {
  listQueries: (environment) => [createHomeQuery(environment), createPromoItemsQuery(environment)],
  load: () => import('./home.tsx'),
  module: 'src/pages/home/home.tsx',
  listPreloads: (environment, queryClient) => {
    const section = queryClient.getQueryData<Section>(createHomeQuery(environment).queryKey);
    const background = section?.heroes[0]?.background;
    return background ? listHeroPreloads(background.image, background.portraitImage) : [];
  },
};
