import type { Section } from '@matinee/contract';
import { listHeroPreloads } from '@matinee/ui';
import { homeQuery } from '../../entities/section/section-query.ts';
import type { Page } from '../../shared/navigation/page.ts';
import { Home } from './home.tsx';

export const homePage: Page = {
  queries: (environment) => [homeQuery(environment)],
  Component: Home,
  preloads: (environment, queryClient) => {
    const section = queryClient.getQueryData<Section>(homeQuery(environment).queryKey);
    const background = section?.heroes[0]?.background;
    return background ? listHeroPreloads(background.image, background.portraitImage) : [];
  },
};
