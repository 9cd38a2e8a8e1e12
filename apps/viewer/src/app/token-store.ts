import type { TokenStore } from '@matinee/client';
import { createContext, useContext } from 'react';

/** The tokens of this browser; null on the server. */
export const TokenStoreContext = createContext<TokenStore | null>(null);

export const useTokenStore = () => useContext(TokenStoreContext);
