// The browser entry: hydrates the server's markup.
import './fonts/fonts.css';
import '@matinee/ui/styles/tokens.css';
import '@matinee/ui/styles/base.css';
import { createBrowserTokenStore, createClient } from '@matinee/client';
import { getStorageKey } from '@matinee/rules';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { parseDocumentState, stateElementId } from './app/document-state.ts';
import { handleLinkClicks } from './app/router/link-clicks.ts';
import { createPageLoader } from './app/router/page-loader.ts';
import { createRouter } from './app/router/router.ts';
import { RouterProvider } from './app/router/router-provider.tsx';
import { recordCardClicks } from './shared/analytics/card-clicks.ts';
import type { Environment } from './shared/environment/environment.ts';
import { createLabelFunction } from './shared/i18n/labels.ts';
import { isPageKey } from './shared/navigation/page-keys.ts';
import { createPaths } from './shared/navigation/paths.ts';
import { createQueryClient, extendQueryRetention } from './shared/query/query-client.ts';
import { setUser } from './shared/session/session.ts';

/** A page whose data is not loaded after this time shows skeletons. */
const dataTimeoutMs = 150;

async function startApp(root: HTMLElement): Promise<void> {
  // Ends the task in which the browser evaluates the first chunk.
  await yieldToBrowser();
  const state = parseDocumentState(document.getElementById(stateElementId)?.textContent ?? '{}');
  const { realm, language, direction } = state;
  const tokens = createBrowserTokenStore({
    authToken: getStorageKey(realm.key, 'authToken'),
    refreshToken: getStorageKey(realm.key, 'refreshToken'),
  });
  const client = createClient({ baseUrl: '', realm: realm.key, tokens, getLanguage: () => language });
  const environment: Environment = {
    caller: client,
    client,
    realm,
    language,
    direction,
    label: createLabelFunction(language, state.messages),
    paths: createPaths(language, state.pathSet),
    hasPage: isPageKey,
  };
  if (realm.analytics.collect) recordCardClicks();
  const queryClient = createQueryClient();
  extendQueryRetention(queryClient);
  hydrate(queryClient, state.queries);
  setUser(queryClient, state.user);

  await yieldToBrowser();
  const pageLoader = createPageLoader({ environment, queryClient, dataTimeoutMs });
  const router = createRouter(pageLoader, await pageLoader.loadFirstPage());
  await yieldToBrowser();
  handleLinkClicks(root, router);
  startTransition(() => {
    hydrateRoot(
      root,
      <App environment={environment} queryClient={queryClient} tokens={tokens}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** Yields to the browser before the next task. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const root = document.getElementById('root');
if (root) void startApp(root);
