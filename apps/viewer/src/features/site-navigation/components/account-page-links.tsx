// Links to the pages of the signed-in account.
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';

const pages = [
  ['PROFILES', 'profiles'],
  ['FAVOURITES', 'favourites'],
  ['WATCHLISTS', 'watchlists'],
  ['HISTORY', 'history'],
  ['ACCOUNT', 'account'],
  ['PREFERENCES', 'preferences'],
] as const;

/** Calls `children` to render each link. */
export function AccountPageLinks({ children }: { children: (href: string, name: string) => ReactNode }) {
  const { label, paths, realm } = useEnvironment();
  const { user } = useSession();
  const isHidden = {
    WATCHLISTS: !realm.features.watchlists,
    // A child profile cannot manage the account.
    ACCOUNT: user?.pro.tp === 'child',
  };
  return pages.map(
    ([key, labelKey]) =>
      !(key in isHidden && isHidden[key as keyof typeof isHidden]) &&
      children(paths.buildPath(key), label(labelKey)),
  );
}
