// The providers around the router: environment, query client, tokens.
import type { TokenStore } from '@matinee/client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { type Environment, EnvironmentContext } from '../shared/environment/environment.ts';
import { SetEnvironmentContext, TokenStoreContext } from './app-contexts.ts';

export interface AppProps {
  environment: Environment;
  queryClient: QueryClient;
  tokens: TokenStore | null;
  /** The router. */
  children: ReactNode;
}

export function App({ environment: initialEnvironment, queryClient, tokens, children }: AppProps) {
  const [environment, setEnvironment] = useState(initialEnvironment);
  return (
    <StrictMode>
      <SetEnvironmentContext value={setEnvironment}>
        <EnvironmentContext value={environment}>
          <TokenStoreContext value={tokens}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </TokenStoreContext>
        </EnvironmentContext>
      </SetEnvironmentContext>
    </StrictMode>
  );
}
