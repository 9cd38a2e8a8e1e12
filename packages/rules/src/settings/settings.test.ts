import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { selectDefaultMenuItem } from '../navigation/default-menu-item.ts';
import { bundledFonts, getFallbackFontTokens, getFontTokens, listFontFamilies } from './realm-fonts.ts';
import { defaultRealmSettings } from './realm-settings.ts';
import { getStorageKey } from './storage-keys.ts';

test('defaultRealmSettings have colours as #rrggbb, include the default language and turn video interstitials off', () => {
  for (const colour of Object.values(defaultRealmSettings.theme)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(defaultRealmSettings.languages).toContain(defaultRealmSettings.defaultLanguage);
  expect(defaultRealmSettings.features.videoInterstitial).toBe(false);
});

test('getStorageKey separates realms', () => {
  expect(getStorageKey('demo', 'authToken')).not.toBe(getStorageKey('other', 'authToken'));
});

test('getStorageKey separates profiles for personal values', () => {
  const getRecentSearchesKey = (profile?: string) => getStorageKey('demo', 'recentSearches', profile);
  expect(
    new Set([
      getRecentSearchesKey(),
      getRecentSearchesKey('guest'),
      getRecentSearchesKey('ann'),
      getRecentSearchesKey('ben'),
    ]).size,
  ).toBe(4);
});

test('selectDefaultMenuItem returns the default item, else the first main item, else null', () => {
  const createItem = (placement: 'main' | 'featured', isDefault = false) => ({ placement, isDefault });
  const [featuredItem, mainItem, defaultItem] = [
    createItem('featured'),
    createItem('main'),
    createItem('featured', true),
  ];
  expect(selectDefaultMenuItem([featuredItem, mainItem, defaultItem])).toBe(defaultItem);
  expect(selectDefaultMenuItem([featuredItem, mainItem])).toBe(mainItem);
  expect(selectDefaultMenuItem([featuredItem])).toBeNull();
});

test('getFontTokens quotes family names and adds a fallback', () => {
  const fonts = { display: 'x";}</style>', text: 'Inter Variable' };
  expect(getFontTokens(fonts)).toEqual({
    '--font-text':
      '"Inter Variable","Noto Sans Arabic Variable","Inter Fallback","Arabic Fallback",system-ui,sans-serif',
    '--font-display':
      '"x;}</style>","Noto Sans Arabic Variable","Inter Fallback","Arabic Fallback",system-ui,sans-serif',
  });
  expect(getFallbackFontTokens(defaultRealmSettings.fonts)['--font-display']).toMatch(
    /^"Bricolage Fallback",/,
  );
  expect(listFontFamilies({ display: 'Inter Variable', text: 'Inter Variable' })).toEqual([
    'Inter Variable',
    'Noto Sans Arabic Variable',
  ]);
  for (const family of Object.values(defaultRealmSettings.fonts)) expect(bundledFonts).toContain(family);
});

test('bundledFonts matches the font files of the viewer', () => {
  const css = readFileSync(new URL('../../../../apps/viewer/src/fonts/fonts.css', import.meta.url), 'utf8');
  const families = [...css.matchAll(/font-family: "([^"]+)";[^}]*?url\(/g)].map(([, family]) => family);
  expect([...new Set(families)].sort()).toEqual([...bundledFonts].sort());
});
