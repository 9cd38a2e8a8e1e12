import type { Hero } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Environment, EnvironmentContext } from '../../../../shared/environment/environment.ts';
import { createPaths } from '../../../../shared/navigation/paths.ts';
import { HeroStage } from './hero-header.tsx';

const environment = {
  language: 'en',
  label: (key: string) => key,
  paths: createPaths('en', null),
  realm: { key: 'test', features: { seriesInterstitial: true, videoInterstitial: false } },
  offers: (route: RouteKey) => route !== 'FAVOURITES',
} as unknown as Environment;
const link = (id: string) => ({ event: { type: 'VIDEO' as const, id } });
const picture = { url: '/images/a', width: 1920, height: 1080, placeholder: '' };
const hero: Hero = {
  heroId: 'a',
  title: 'The title',
  description: 'What it is about.',
  primaryButton: { ctaText: 'First', link: link('one') },
  secondaryButton: { ctaText: 'Second', link: link('two') },
  background: {
    imageUrl: '',
    image: picture,
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

function shown(changed: Partial<Hero>): string {
  return renderToStaticMarkup(
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={new QueryClient()}>
        <HeroStage heroes={[{ ...hero, ...changed }]} />
      </QueryClientProvider>
    </EnvironmentContext>,
  );
}
const display = (changed: Partial<Hero['heroComponentsDisplay']>) =>
  shown({ heroComponentsDisplay: { ...hero.heroComponentsDisplay, ...changed } });

test('a hero shows its title, its description and both buttons', () => {
  const page = display({});
  for (const part of ['<h2 class="_title', '>The title<', 'What it is about.', 'First', 'Second']) {
    expect(page).toContain(part);
  }
});

test('without its title it is still read out', () => {
  const heading = (page: string) => /<h2.*?<\/h2>/.exec(page)?.[0] ?? '';
  expect(heading(display({ showTitle: true }))).not.toContain('<span');
  expect(heading(display({ showTitle: false }))).toMatch(/<span.*The title/);
});

test('without its description the rest stays', () => {
  const page = display({ showDescription: false });
  expect(page).not.toContain('What it is about.');
  expect(page).toContain('First');
});

test('without its first button the second stays', () => {
  const page = display({ showPrimaryCta: false });
  expect(page).not.toContain('First');
  expect(page).toContain('Second');
});

test('a button goes where the access of its title says', () => {
  const content = { id: 'one', type: 'VIDEO', title: 'One', accessLevel: 'GRANTED_ON_SIGN_IN' } as const;
  const page = shown({ primaryButton: { link: link('one'), content } });
  expect(page).toMatch(/href="\/login\?from=[^"]*one[^"]*"[^>]*data-granted-on-sign-in/);
});

test('a button to a page that this release does not have is not shown', () => {
  expect(shown({ primaryButton: { ctaText: 'First', link: { route: 'FAVOURITES' } } })).not.toContain(
    'First',
  );
});
