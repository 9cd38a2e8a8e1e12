// Links between related pages.
import type { RouteKey } from '@matinee/rules';
import { useEnvironment } from '../environment/environment.ts';
import { LinkTabs } from './link-tabs.tsx';

export interface LinkedPage {
  key: RouteKey;
  /** Label key of the name. */
  text: string;
}

export interface PageLinksProps {
  name: string;
  places: readonly LinkedPage[];
  here: RouteKey;
}

export function PageLinks({ name, places, here }: PageLinksProps) {
  const { label, paths } = useEnvironment();
  const choices = places.map(({ key, text }) => ({
    text: label(text),
    href: paths.hrefFor({ route: key, params: {} }),
    isChosen: key === here,
  }));
  return <LinkTabs name={name} choices={choices} arePages />;
}
