import { describe, expect, test } from 'vitest';
import { buildAlternateUrls, detectPathLanguage, isIndexableRoute } from './alternate-urls.ts';
import { buildHref, matchPath } from './localised-routes.ts';
import { routeKeys } from './route-variants.ts';

const realmLanguages = { languages: ['en', 'es', 'pt', 'ar', 'fr'], defaultLanguage: 'en' };

describe('isIndexableRoute', () => {
  test.each([
    'LOGIN',
    'SIGNUP',
    'ACCOUNT',
    'SEARCH',
    'FAVOURITES',
    'HISTORY',
    'MY_LIST',
    'WATCHLISTS',
    'ADMIN_PREVIEW',
    'PAYMENT',
    'IMPERSONATE',
  ] as const)('rejects %s', (key) => expect(isIndexableRoute(key)).toBe(false));

  test('accepts 23 routes', () => {
    expect(routeKeys.filter(isIndexableRoute)).toHaveLength(23);
  });
});

describe('detectPathLanguage', () => {
  test.each([
    ['/home', undefined, null],
    ['/video/7', undefined, null],
    ['/inicio', undefined, 'es'],
    ['/inicio', 'pt', 'pt'],
    ['/inicio', 'fr', 'es'],
    ['/temporada/7', 'pt', 'pt'],
    ['/estreias', 'es', 'pt'],
    ['/nowhere', 'es', null],
  ])('%s with hint %s is %s', (path, hint, expected) => {
    expect(detectPathLanguage(matchPath, path, realmLanguages.languages, hint)).toBe(expected);
  });
});

describe('buildAlternateUrls', () => {
  const getUrlsByLanguage = (route: 'HOME' | 'VOD' | 'UPCOMING', params = {}) =>
    Object.fromEntries(
      buildAlternateUrls({ buildHref, matchPath }, { route, params }, realmLanguages).languageVersions.map(
        ({ language, url: relativeUrl }) => [language, decodeURIComponent(relativeUrl)],
      ),
    );

  test('adds the language parameter when the path does not determine the language', () => {
    expect(getUrlsByLanguage('HOME')).toEqual({
      en: '/home',
      es: '/inicio',
      pt: '/inicio?language=pt',
      ar: '/الرئيسية',
      fr: '/home?language=fr',
    });
    expect(getUrlsByLanguage('VOD', { eventId: '7' })).toEqual({
      en: '/video/7',
      es: '/video/7?language=es',
      pt: '/video/7?language=pt',
      ar: '/فيديو/7',
      fr: '/video/7?language=fr',
    });
    expect(getUrlsByLanguage('UPCOMING')).toMatchObject({ es: '/proximamente', pt: '/brevemente' });
  });

  test('returns URLs whose path or query selects their language', () => {
    for (const key of routeKeys.filter((routeKey) => isIndexableRoute(routeKey))) {
      const params = Object.fromEntries(
        ['eventId', 'seasonId', 'seriesId', 'playlistId', 'feedName', 'newId', 'id', 'pageId'].map((name) => [
          name,
          `${name}1`,
        ]),
      );
      const { languageVersions } = buildAlternateUrls(
        { buildHref, matchPath },
        { route: key, params },
        realmLanguages,
      );
      for (const { language, url: relativeUrl } of languageVersions) {
        const url = new URL(relativeUrl, 'https://tv.example');
        const hint = url.searchParams.get('language') ?? undefined;
        const pathLanguage = detectPathLanguage(matchPath, url.pathname, realmLanguages.languages, hint);
        expect([relativeUrl, pathLanguage ?? hint ?? realmLanguages.defaultLanguage]).toEqual([
          relativeUrl,
          language,
        ]);
      }
      expect(new Set(languageVersions.map(({ url: relativeUrl }) => relativeUrl)).size).toBe(
        realmLanguages.languages.length,
      );
    }
  });

  test('uses the default path as the default URL', () => {
    const target = { route: 'HOME', params: {} } as const;
    expect(buildAlternateUrls({ buildHref, matchPath }, target, realmLanguages).defaultUrl).toBe('/home');
  });
});
