import { expect, test } from 'vitest';
import { defaultMenuItem } from '../navigation/default-menu-item.ts';
import { defaultRealmSettings } from './realm-settings.ts';
import { storageKey } from './storage-keys.ts';

test('a realm without settings has a whole theme and speaks its default language', () => {
  for (const colour of Object.values(defaultRealmSettings.theme)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(defaultRealmSettings.languages).toContain(defaultRealmSettings.defaultLanguage);
  expect(defaultRealmSettings.features.videoInterstitial).toBe(false);
});

test('realms keep their values apart', () => {
  expect(storageKey('demo', 'authToken')).not.toBe(storageKey('other', 'authToken'));
});

test('a viewer lands on the default item, else on the first main one, else at home', () => {
  const item = (placement: 'main' | 'featured', isDefault = false) => ({ placement, isDefault });
  const [featured, main, marked] = [item('featured'), item('main'), item('featured', true)];
  expect(defaultMenuItem([featured, main, marked])).toBe(marked);
  expect(defaultMenuItem([featured, main])).toBe(main);
  expect(defaultMenuItem([featured])).toBeNull();
});
