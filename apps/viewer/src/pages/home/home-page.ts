import type { Section } from '@matinee/contract';
import { heroPreloads } from '@matinee/ui';
import { sectionQuery } from '../../sections/section.ts';
import type { Page } from '../page.ts';
import { Home, homeSection } from './home.tsx';

export const homePage: Page = {
  queries: (environment) => [sectionQuery(environment, homeSection)],
  Component: Home,
  preloads: (environment, queryClient) => {
    const section = queryClient.getQueryData<Section>(sectionQuery(environment, homeSection).queryKey);
    const background = section?.heroes[0]?.background;
    return background ? heroPreloads(background.image, background.portraitImage) : [];
  },
};
