// Everything that components ask their surroundings for, made from a draft: settings, words, paths, menus, and who is
// looking. Nothing of it reaches the page around.
import type { Preview, SessionUser } from '@matinee/contract';
import { arPaths, esPaths, getDirection, getPrimaryLanguage, type PathSet, ptPaths } from '@matinee/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { menuQuery, platforms } from '../../../entities/menu/menu-query.ts';
import {
  type Environment,
  EnvironmentContext,
  useEnvironment,
} from '../../../shared/environment/environment.ts';
import { compileMessages } from '../../../shared/i18n/compile-messages.ts';
import { createLabel } from '../../../shared/i18n/labels.ts';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { createQueryClient } from '../../../shared/query/query-client.ts';
import { setUser } from '../../../shared/session/session.ts';

const words: Readonly<Record<string, PathSet>> = { es: esPaths, pt: ptPaths, ar: arPaths };

const somebody: SessionUser = {
  id: 'preview',
  loc: null,
  rol: 'USER',
  isGuest: false,
  pro: { id: 'preview', tp: 'adult' },
  name: 'Ada',
  email: 'ada@example.com',
};

export interface PreviewEnvironmentProps {
  shown: Preview;
  isSignedIn: boolean;
  children: ReactNode;
}

export function PreviewEnvironment({ shown, isSignedIn, children }: PreviewEnvironmentProps) {
  const outer = useEnvironment();
  const { realm, labels, menus } = shown;
  const environment = useMemo((): Environment => {
    if (!realm || !labels) return outer;
    const { tokens: _, consents: __, theme: ___, ...facts } = realm;
    const language = labels.selected_locale;
    return {
      ...outer,
      realm: facts,
      language,
      direction: getDirection(language),
      label: createLabel(language, compileMessages(labels.translations)),
      paths: createPaths(language, words[getPrimaryLanguage(language)] ?? null),
    };
  }, [outer, realm, labels]);
  // One for all drafts: whoever is drawn below goes on listening to the first one there was.
  const [queryClient] = useState(createQueryClient);
  // Before anything is drawn: a menu that is not there would be asked for as it is saved.
  useMemo(() => {
    setUser(queryClient, isSignedIn ? somebody : null);
    if (!menus) return;
    for (const platform of platforms) {
      queryClient.setQueryData(menuQuery(environment, platform).queryKey, { items: menus[platform] });
    }
  }, [queryClient, environment, menus, isSignedIn]);
  return (
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </EnvironmentContext>
  );
}
