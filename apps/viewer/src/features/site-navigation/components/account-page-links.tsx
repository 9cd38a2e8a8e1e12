// Links to the pages of the signed-in account.
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const pages = [
  ['FAVOURITES', 'favourites'],
  ['WATCHLISTS', 'watchlists'],
  ['HISTORY', 'history'],
  ['ACCOUNT', 'account'],
  ['PREFERENCES', 'preferences'],
] as const;

/** Calls `children` to render each link. */
export function AccountPageLinks({ children }: { children: (href: string, name: string) => ReactNode }) {
  const { label, paths, realm } = useEnvironment();
  return pages.map(
    ([key, labelKey]) =>
      (key !== 'WATCHLISTS' || realm.features.watchlists) && children(paths.buildPath(key), label(labelKey)),
  );
}
