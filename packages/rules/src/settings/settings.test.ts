import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { selectDefaultMenuItem } from '../navigation/default-menu-item.ts';
import { bundledFonts, getFallbackFontTokens, getFontTokens, listFontFamilies } from './realm-fonts.ts';
import { defaultRealmSettings } from './realm-settings.ts';
import { getStorageKey } from './storage-keys.ts';

test('a realm without settings has a whole theme and speaks its default language', () => {
  for (const colour of Object.values(defaultRealmSettings.theme)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(defaultRealmSettings.languages).toContain(defaultRealmSettings.defaultLanguage);
  expect(defaultRealmSettings.features.videoInterstitial).toBe(false);
});

test('realms keep their values apart', () => {
  expect(getStorageKey('demo', 'authToken')).not.toBe(getStorageKey('other', 'authToken'));
});

test('so do those who share a browser, where a value is somebody’s own', () => {
  const searches = (profile?: string) => getStorageKey('demo', 'recentSearches', profile);
  expect(new Set([searches(), searches('guest'), searches('ann'), searches('ben')]).size).toBe(4);
});

test('a viewer lands on the default item, else on the first main one, else at home', () => {
  const item = (placement: 'main' | 'featured', isDefault = false) => ({ placement, isDefault });
  const [featured, main, marked] = [item('featured'), item('main'), item('featured', true)];
  expect(selectDefaultMenuItem([featured, main, marked])).toBe(marked);
  expect(selectDefaultMenuItem([featured, main])).toBe(main);
  expect(selectDefaultMenuItem([featured])).toBeNull();
});

test('faces are told by names that cannot leave their quotes, each with a stand-in', () => {
  const faces = { display: 'x";}</style>', text: 'Inter Variable' };
  expect(getFontTokens(faces)).toEqual({
    '--font-text': '"Inter Variable","Noto Sans Arabic Variable","Inter Fallback",system-ui,sans-serif',
    '--font-display': '"x;}</style>","Noto Sans Arabic Variable","Inter Fallback",system-ui,sans-serif',
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

test('the faces that come along are those that the viewer has files of', () => {
  const css = readFileSync(new URL('../../../../apps/viewer/src/fonts/fonts.css', import.meta.url), 'utf8');
  const families = [...css.matchAll(/font-family: "([^"]+)";[^}]*?url\(/g)].map(([, family]) => family);
  expect([...new Set(families)].sort()).toEqual([...bundledFonts].sort());
});
