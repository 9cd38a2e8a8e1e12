import type { EditorialLink } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Environment, EnvironmentContext } from '../environment/environment.ts';
import { useCardLinks } from './card-links.ts';
import { createPaths } from './paths.ts';

const availableRoutes: ReadonlySet<RouteKey> = new Set(['SECTION', 'VOD']);
const environment = {
  language: 'en',
  paths: createPaths('en', null),
  realm: { features: { seriesInterstitial: false, videoInterstitial: false } },
  hasPage: (route: RouteKey) => availableRoutes.has(route),
} as unknown as Environment;

function LinkHref({ link }: { link: EditorialLink }) {
  return useCardLinks().getEditorialLink(link)?.href ?? 'nowhere';
}

function renderHref(link: EditorialLink): string {
  return renderToString(
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={new QueryClient()}>
        <LinkHref link={link} />
      </QueryClientProvider>
    </EnvironmentContext>,
  );
}

test('links to pages of this release', () => {
  expect(renderHref({ route: 'SECTION', params: { id: 'films' } })).toBe('/section/films');
  expect(renderHref({ event: { type: 'VIDEO', id: 'abc' } })).toContain('/abc');
});

test('returns null for a page that this release does not have', () => {
  expect(renderHref({ route: 'FAVOURITES' })).toBe('nowhere');
  expect(renderHref({ event: { type: 'PLAYLIST', id: 'abc' } })).toBe('nowhere');
});

test('returns null for an unknown route and for missing parameters', () => {
  expect(renderHref({ route: 'NOWHERE' })).toBe('nowhere');
  expect(renderHref({ route: 'SECTION' })).toBe('nowhere');
});
