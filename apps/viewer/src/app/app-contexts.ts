import type { TokenStore } from '@matinee/client';
import { createContext, useContext } from 'react';
import type { Environment } from '../shared/environment/environment.ts';

/** The tokens of this browser; null on the server. */
export const TokenStoreContext = createContext<TokenStore | null>(null);

export const useTokenStore = () => useContext(TokenStoreContext);

/** Puts another environment in place, when the realm has changed; inert on the server. */
export const EnvironmentSetter = createContext<(change: (now: Environment) => Environment) => void>(() => {});
