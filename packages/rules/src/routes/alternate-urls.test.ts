import { describe, expect, test } from 'vitest';
import { hrefFor, matchPath } from './all-routes.ts';
import { buildAlternateUrls, detectPathLanguage, isIndexableRoute } from './alternate-urls.ts';
import { routeKeys } from './route-variants.ts';

const offered = { languages: ['en', 'es', 'pt', 'ar', 'fr'], defaultLanguage: 'en' };

describe('search engines list', () => {
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
  ] as const)('not %s', (key) => expect(isIndexableRoute(key)).toBe(false));

  test('the pages that are everybody’s', () => {
    expect(routeKeys.filter(isIndexableRoute)).toHaveLength(23);
  });
});

describe('the language of a path', () => {
  test.each([
    ['/home', undefined, null],
    ['/video/7', undefined, null],
    ['/inicio', undefined, 'es'],
    ['/inicio', 'pt', 'pt'],
    ['/inicio', 'fr', 'es'],
    ['/temporada/7', 'pt', 'pt'],
    ['/estreias', 'es', 'pt'],
    ['/nowhere', 'es', null],
  ])('%s with the hint %s is %s', (path, hint, expected) => {
    expect(detectPathLanguage(matchPath, path, offered.languages, hint)).toBe(expected);
  });
});

describe('the addresses of a page', () => {
  const addresses = (route: 'HOME' | 'VOD' | 'UPCOMING', params = {}) =>
    Object.fromEntries(
      buildAlternateUrls({ hrefFor, matchPath }, { route, params }, offered).languages.map(
        ({ language, url: address }) => [language, decodeURIComponent(address)],
      ),
    );

  test('say the language where the path does not', () => {
    expect(addresses('HOME')).toEqual({
      en: '/home',
      es: '/inicio',
      pt: '/inicio?language=pt',
      ar: '/الرئيسية',
      fr: '/home?language=fr',
    });
    expect(addresses('VOD', { eventId: '7' })).toEqual({
      en: '/video/7',
      es: '/video/7?language=es',
      pt: '/video/7?language=pt',
      ar: '/فيديو/7',
      fr: '/video/7?language=fr',
    });
    expect(addresses('UPCOMING')).toMatchObject({ es: '/proximamente', pt: '/brevemente' });
  });

  test('lead back to their language, all of them', () => {
    for (const key of routeKeys.filter((one) => isIndexableRoute(one))) {
      const params = Object.fromEntries(
        ['eventId', 'seasonId', 'seriesId', 'playlistId', 'feedName', 'newId', 'id', 'pageId'].map((name) => [
          name,
          `${name}1`,
        ]),
      );
      const { languages } = buildAlternateUrls({ hrefFor, matchPath }, { route: key, params }, offered);
      for (const { language, url: address } of languages) {
        const url = new URL(address, 'https://tv.example');
        const hint = url.searchParams.get('language') ?? undefined;
        const byPath = detectPathLanguage(matchPath, url.pathname, offered.languages, hint);
        expect([address, byPath ?? hint ?? offered.defaultLanguage]).toEqual([address, language]);
      }
      expect(new Set(languages.map(({ url: address }) => address)).size).toBe(offered.languages.length);
    }
  });

  test('are one default path for everybody else', () => {
    const target = { route: 'HOME', params: {} } as const;
    expect(buildAlternateUrls({ hrefFor, matchPath }, target, offered).defaultUrl).toBe('/home');
  });
});
