import type { Hero } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../../shared/environment/environment.ts';
import { createPaths } from '../../../../shared/navigation/paths.ts';
import { HeroHeader } from './hero-header.tsx';

const environment = {
  language: 'en',
  label: (key: string) => key,
  paths: createPaths('en', null),
  realm: { key: 'test', features: { seriesInterstitial: true, videoInterstitial: false } },
  hasPage: (route: RouteKey) => route !== 'FAVOURITES',
} as unknown as Environment;
const createLink = (id: string) => ({ event: { type: 'VIDEO' as const, id } });
const image = { url: '/images/a', width: 1920, height: 1080, placeholder: '' };
const hero: Hero = {
  heroId: 'a',
  title: 'The title',
  description: 'What it is about.',
  primaryButton: { ctaText: 'First', link: createLink('one'), handleClick: false },
  secondaryButton: { ctaText: 'Second', link: createLink('two'), handleClick: false },
  background: {
    imageUrl: '',
    image,
    gradientTop: false,
    gradientRight: false,
    gradientBottom: true,
    gradientLeft: false,
  },
  heroComponentsDisplay: { showTitle: true, showDescription: true, showPrimaryCta: true },
  alignmentHorizontal: 'none',
  alignmentVertical: 'none',
  textAlignment: 'LEFT',
};

function renderHero(overrides: Partial<Hero>): string {
  return renderToStaticMarkup(
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={new QueryClient()}>
        <HeroHeader heroes={[{ ...hero, ...overrides }]} />
      </QueryClientProvider>
    </EnvironmentContext>,
  );
}
const renderWithDisplay = (overrides: Partial<Hero['heroComponentsDisplay']>) =>
  renderHero({ heroComponentsDisplay: { ...hero.heroComponentsDisplay, ...overrides } });

test('renders title, description and both buttons', () => {
  const markup = renderWithDisplay({});
  for (const expected of ['<h2 class="_title', '>The title<', 'What it is about.', 'First', 'Second']) {
    expect(markup).toContain(expected);
  }
});

test('renders a hidden title for screen readers only', () => {
  const findHeading = (markup: string) => /<h2.*?<\/h2>/.exec(markup)?.[0] ?? '';
  expect(findHeading(renderWithDisplay({ showTitle: true }))).not.toContain('<span');
  expect(findHeading(renderWithDisplay({ showTitle: false }))).toMatch(/<span.*The title/);
});

test('omits the description when showDescription is false', () => {
  const markup = renderWithDisplay({ showDescription: false });
  expect(markup).not.toContain('What it is about.');
  expect(markup).toContain('First');
});

test('omits only the primary button when showPrimaryCta is false', () => {
  const markup = renderWithDisplay({ showPrimaryCta: false });
  expect(markup).not.toContain('First');
  expect(markup).toContain('Second');
});

test('links the button of a title that needs sign-in to the sign-in page', () => {
  const content = { id: 'one', type: 'VIDEO', title: 'One', accessLevel: 'GRANTED_ON_SIGN_IN' } as const;
  const markup = renderHero({ primaryButton: { link: createLink('one'), handleClick: false, content } });
  expect(markup).toMatch(/href="\/login\?from=[^"]*one[^"]*"[^>]*data-granted-on-sign-in/);
});

test('omits a button whose route this release does not offer', () => {
  expect(
    renderHero({ primaryButton: { ctaText: 'First', link: { route: 'FAVOURITES' }, handleClick: false } }),
  ).not.toContain('First');
});
