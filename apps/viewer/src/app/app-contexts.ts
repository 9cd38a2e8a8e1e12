import type { TokenStore } from '@matinee/client';
import { createContext, useContext } from 'react';
import type { Environment } from '../shared/environment/environment.ts';

/** The token storage of this browser; null on the server. */
export const TokenStoreContext = createContext<TokenStore | null>(null);

export const useTokenStore = () => useContext(TokenStoreContext);

/** Replaces the environment after the realm has changed; no-op on the server. */
export const SetEnvironmentContext = createContext<(change: (current: Environment) => Environment) => void>(
  () => {},
);
