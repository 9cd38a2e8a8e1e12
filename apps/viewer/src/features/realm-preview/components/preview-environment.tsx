// The contexts of the viewer app, created from a draft: settings, labels, paths, menus and session. They do
// not affect the surrounding page.
import type { Preview, SessionUser } from '@matinee/contract';
import { arPaths, esPaths, getDirection, getPrimaryLanguage, type PathSet, ptPaths } from '@matinee/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { createMenuQuery, platforms } from '../../../entities/menu/menu-query.ts';
import { createPromoItemsQuery } from '../../../entities/promo-item/promo-items-query.ts';
import {
  type Environment,
  EnvironmentContext,
  useEnvironment,
} from '../../../shared/environment/environment.ts';
import { compileMessages } from '../../../shared/i18n/compile-messages.ts';
import { createLabelFunction } from '../../../shared/i18n/labels.ts';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { createQueryClient } from '../../../shared/query/query-client.ts';
import { setUser } from '../../../shared/session/session.ts';

const pathSets: Readonly<Record<string, PathSet>> = { es: esPaths, pt: ptPaths, ar: arPaths };

const sampleUser: SessionUser = {
  id: 'preview',
  loc: null,
  rol: 'USER',
  isGuest: false,
  pro: { id: 'preview', tp: 'adult' },
  name: 'Ada',
  email: 'ada@example.com',
};

export interface PreviewEnvironmentProps {
  preview: Preview;
  isSignedIn: boolean;
  children: ReactNode;
}

export function PreviewEnvironment({ preview, isSignedIn, children }: PreviewEnvironmentProps) {
  const outerEnvironment = useEnvironment();
  const { realm, labels, menus, promoItems } = preview;
  const environment = useMemo((): Environment => {
    if (!realm || !labels) return outerEnvironment;
    const { tokens: _, consents: __, theme: ___, ...pageRealm } = realm;
    const language = labels.selected_locale;
    return {
      ...outerEnvironment,
      realm: pageRealm,
      language,
      direction: getDirection(language),
      label: createLabelFunction(language, compileMessages(labels.translations)),
      paths: createPaths(language, pathSets[getPrimaryLanguage(language)] ?? null),
    };
  }, [outerEnvironment, realm, labels]);
  // One query client for all drafts: observers stay subscribed to the client they started with.
  const [queryClient] = useState(createQueryClient);
  // Set before rendering: missing menus and promo items would be fetched from the server.
  useMemo(() => {
    setUser(queryClient, isSignedIn ? sampleUser : null);
    if (promoItems) queryClient.setQueryData(createPromoItemsQuery(environment).queryKey, { promoItems });
    if (!menus) return;
    for (const platform of platforms) {
      queryClient.setQueryData(createMenuQuery(environment, platform).queryKey, { items: menus[platform] });
    }
  }, [queryClient, environment, menus, promoItems, isSignedIn]);
  return (
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </EnvironmentContext>
  );
}
