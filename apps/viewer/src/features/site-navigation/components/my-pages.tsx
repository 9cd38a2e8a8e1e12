// The way to what belongs to whoever is signed in.
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

const pages = [
  ['FAVOURITES', 'favourites'],
  ['MY_LIST', 'myList'],
  ['WATCHLISTS', 'watchlists'],
  ['HISTORY', 'history'],
] as const;

/** Each as `children` shows it. */
export function MyPages({ children }: { children: (href: string, name: string) => ReactNode }) {
  const { label, paths, realm } = useEnvironment();
  return pages.map(
    ([key, text]) =>
      (key !== 'WATCHLISTS' || realm.features.watchlists) && children(paths.route(key), label(text)),
  );
}
