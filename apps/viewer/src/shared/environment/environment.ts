// The context of the whole viewer: API caller, realm, language, paths, labels.
import type { Caller, Client } from '@matinee/client';
import type { Realm } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { createContext, useContext } from 'react';
import type { LabelFunction } from '../i18n/labels.ts';
import type { Paths } from '../navigation/paths.ts';

/** The part of the realm that pages need; colours are in the document head, consents load on demand. */
export type PageRealm = Omit<Realm, 'tokens' | 'consents' | 'theme' | 'signInProviders'>;

export interface Environment {
  caller: Caller;
  /** Null on the server. */
  client: Client | null;
  realm: PageRealm;
  language: string;
  direction: 'ltr' | 'rtl';
  label: LabelFunction;
  paths: Paths;
  /** Whether this release has a page for a route. */
  hasPage: (route: RouteKey) => boolean;
  /** On the server: the document is rendered for a guest. */
  isForGuest?: boolean;
}

export const EnvironmentContext = createContext<Environment | null>(null);

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('The environment is missing above this component');
  return environment;
}

export const useLabel = (): LabelFunction => useEnvironment().label;
