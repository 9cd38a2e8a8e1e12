// Links between related pages.
import type { RouteKey } from '@matinee/rules';
import { useEnvironment } from '../environment/environment.ts';
import { LinkTabs, type LinkTabsProps } from './link-tabs.tsx';

export interface LinkedPage {
  key: RouteKey;
  /** Label key of the name. */
  labelKey: string;
}

export interface PageLinksProps {
  /** The accessible name. */
  name: string;
  pages: readonly LinkedPage[];
  currentKey: RouteKey;
  variant?: LinkTabsProps['variant'];
}

export function PageLinks({ name, pages, currentKey, variant }: PageLinksProps) {
  const { label, paths } = useEnvironment();
  const tabs = pages.map(({ key, labelKey }) => ({
    text: label(labelKey),
    href: paths.buildHref({ route: key, params: {} }),
    isCurrent: key === currentKey,
  }));
  return <LinkTabs name={name} tabs={tabs} variant={variant} arePages />;
}
