import type { TokenStore } from '@matinee/client';
import { createContext, useContext } from 'react';

/** The tokens of this browser; null on the server. */
export const TokensContext = createContext<TokenStore | null>(null);

export const useTokens = () => useContext(TokensContext);
