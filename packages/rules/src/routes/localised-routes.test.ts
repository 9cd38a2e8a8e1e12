import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRoutes } from './create-routes.ts';
import {
  buildHref,
  buildPath,
  listRouteTemplates,
  matchPath,
  switchLanguagePath,
} from './localised-routes.ts';

describe('buildPath', () => {
  test.each([
    [buildPath('ROOT'), '/'],
    [buildPath('HOME'), '/home'],
    [buildPath('LIVE', { eventId: 12 }), '/live/12'],
    [buildPath('LIVE', { eventId: 12, eventTitle: 'cup-final' }), '/live/12/cup-final'],
    [buildPath('LIVE', { eventId: 12, eventTitle: null }), '/live/12'],
    [buildPath('WATCH_TOGETHER', { eventId: '12' }), '/live/12/watch-together'],
    [buildPath('WATCHLISTS', {}, { query: { owner: 'ann' } }), '/watchlists?owner=ann'],
    [buildPath('GIFT_LOGIN'), '/gift/login'],
    [buildPath('GIFT_LOGIN', { giftId: 'g1' }), '/gift/g1/login'],
    [buildPath('PROVIDERS', { result: 'success' }), '/providers/success'],
    [buildPath('PROVIDERS', { result: 'success', device: 'tv' }), '/providers/success/tv'],
    [buildPath('OIDC'), '/oidc'],
    [buildPath('OIDC', { page: 'login' }), '/oidc/login'],
    [buildPath('OIDC', { page: 'login' }, { language: 'es' }), '/oidc/iniciar-sesion'],
    [buildPath('VOD', { eventId: 'a/b c?d#e%' }), '/video/a%2Fb%20c%3Fd%23e%25'],
    [buildPath('HOME', {}, { language: 'pt-BR' }), '/inicio'],
    [buildPath('HOME', {}, { language: 'fr' }), '/home'],
    [buildPath('HOME', {}, { language: 'constructor' }), '/home'],
    [buildPath('SEARCH', {}, { language: 'ar' }), '/%D8%A8%D8%AD%D8%AB'],
  ])('builds %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  test('keeps the order of the query, omits absent values and accepts a hash with or without #', () => {
    const query = { b: 1, a: 'x y&z', gone: null, missing: undefined, no: false };
    expect(buildPath('HOME', {}, { query, hash: 'search' })).toBe('/home?b=1&a=x+y%26z&no=false#search');
    expect(buildPath('HOME', {}, { hash: '#search' })).toBe('/home#search');
  });

  test('throws when a required parameter is missing', () => {
    expect(() => buildHref({ route: 'LIVE', params: {} })).toThrow('LIVE needs the parameter eventId');
    expect(() => buildHref({ route: 'LIVE', params: { eventId: '' } })).toThrow(
      'needs the parameter eventId',
    );
  });

  test('throws when a parameter follows an absent one', () => {
    expect(() => buildPath('PROVIDERS', { device: 'tv' })).toThrow(
      'needs the parameter result before device',
    );
  });

  test('throws for values that a path cannot contain', () => {
    expect(() => buildPath('SECTION', { id: 'half a pair \ud83c' })).toThrow(RangeError);
    expect(() => buildPath('SECTION', { id: '..' })).toThrow(RangeError);
    expect(() => buildPath('SECTION', { id: '.' })).toThrow(RangeError);
  });

  test('throws for an unknown OpenID Connect page', () => {
    expect(() => buildPath('OIDC', { page: 'nowhere' })).toThrow('no page "nowhere"');
  });

  test('omits a title that would match another page', () => {
    expect(buildPath('LIVE', { eventId: 5, eventTitle: 'watch-together' })).toBe('/live/5');
    expect(buildPath('LIVE', { eventId: 5, eventTitle: 'ver-juntos' })).toBe('/live/5/ver-juntos');
    expect(buildPath('LIVE', { eventId: 5, eventTitle: 'ver-juntos' }, { language: 'es' })).toBe(
      '/directo/5',
    );
  });

  test('throws for an id that would match another page', () => {
    expect(() => buildPath('GIFT', { giftId: 'login' })).toThrow('is not a path of route GIFT');
    expect(() => buildPath('LOGIN_REDIRECT', { authProvider: 'magic-link' })).toThrow(RangeError);
  });
});

describe('matchPath', () => {
  const en = { languages: ['en'] };

  test.each([
    ['/', 'ROOT', {}],
    ['/home/', 'HOME', {}],
    ['/live/7/watch-together', 'WATCH_TOGETHER', { eventId: '7' }],
    ['/live/7/watch-together-again', 'LIVE', { eventId: '7', eventTitle: 'watch-together-again' }],
    ['/login/magic-link', 'MAGIC_LINK', {}],
    ['/login/resetpwd', 'LOGIN_RESET_PASSWORD', {}],
    ['/login/google', 'LOGIN_REDIRECT', { authProvider: 'google' }],
    ['/login/google/tv', 'LOGIN_REDIRECT', { authProvider: 'google', clientName: 'tv' }],
    ['/gift', 'GIFTS', {}],
    ['/gift/login', 'GIFT_LOGIN', {}],
    ['/gift/pay', 'GIFT_PAY', {}],
    ['/gift/g1', 'GIFT', { giftId: 'g1' }],
    ['/gift/login/redirect', 'GIFT_LOGIN_REDIRECT', {}],
    ['/gift/g1/login/redirect', 'GIFT_LOGIN_REDIRECT', { giftId: 'g1' }],
    ['/gift/redeem/abc/login', 'GIFT_REDEMPTION_LOGIN', { redeemCode: 'abc' }],
    ['/gift/redeem/abc/register', 'GIFT_REDEMPTION_REGISTER', { redeemCode: 'abc' }],
    ['/pay', 'PAYMENT_CONFIRMATION', {}],
    ['/pay/stripe', 'PAY', { providerId: 'stripe' }],
    ['/fighters', 'FIGHTERS', {}],
    ['/fighters/3', 'FIGHTER', { id: '3' }],
    ['/watchlist/favourites', 'MY_LIST', {}],
    ['/news/sport/44', 'NEWS_ITEM', { feedName: 'sport', newId: '44' }],
    ['/oidc/forgot-password', 'OIDC', { page: 'forgot-password' }],
    ['/video/a%2Fb', 'VOD', { eventId: 'a/b' }],
    ['/_admin/404-preview', 'ADMIN_404_PREVIEW', {}],
  ])('%s matches %s', (path, key, params) => {
    expect(matchPath(path, en)).toEqual({ key, params, language: 'en' });
  });

  test.each([
    '',
    'home',
    '/nowhere',
    '/video',
    '/video//x',
    '//home',
    '/video/1/title/more',
    '/oidc/nowhere',
    '/_admin',
    '/video/%E0%A4%A',
    '/HOME',
  ])('"%s" matches no page', (path) => {
    expect(matchPath(path, en)).toBeNull();
  });

  test('matches encoded and plain Arabic paths alike', () => {
    const path = buildPath('VOD', { eventId: 'x' }, { language: 'ar' });
    const match = { key: 'VOD', params: { eventId: 'x' }, language: 'ar' };
    expect(path).toMatch(/^[/%\w-]+$/);
    expect(matchPath(path, { languages: ['ar', 'en'] })).toEqual(match);
    expect(matchPath('/فيديو/x', { languages: ['ar', 'en'] })).toEqual(match);
  });

  test('matches decomposed Unicode (NFD) like composed (NFC)', () => {
    const decomposedPath = `/${encodeURIComponent('إضافة'.normalize('NFD'))}/1`;
    expect(matchPath(decomposedPath, { languages: ['ar'] })?.key).toBe('PLUGIN');
  });

  test('prefers the first language when languages share a path', () => {
    expect(matchPath('/inicio', { languages: ['pt', 'es', 'en'] })?.language).toBe('pt');
    expect(matchPath('/inicio', { languages: ['es', 'pt', 'en'] })?.language).toBe('es');
    expect(matchPath('/home', { languages: ['fr', 'en', 'es'] })?.language).toBe('fr');
    expect(matchPath('/home', { languages: ['es', 'en'] })?.language).toBe('en');
  });

  test('matches default paths in every realm, other languages only when the realm offers them', () => {
    expect(matchPath('/home', { languages: ['ar'] })).toEqual({ key: 'HOME', params: {}, language: 'ar' });
    expect(matchPath('/cuenta', { languages: ['en', 'pt'] })).toBeNull();
    expect(matchPath('/🏠', { languages: ['en'] })).toBeNull();
    expect(matchPath('/🏠', { languages: ['en', 'emoji'] })?.language).toBe('emoji');
  });

  test('never throws for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        matchPath(`/${text}`, { languages: ['en', 'ar'] });
      }),
    );
  });
});

test('matchPath returns the id that buildPath encoded, for any id', () => {
  const id = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text.isWellFormed() && text !== '.' && text !== '..');
  const language = fc.constantFrom('en', 'es', 'pt', 'ar', 'emoji');
  fc.assert(
    fc.property(id, id, language, (eventId, eventTitle, code) => {
      const path = buildPath('VOD', { eventId, eventTitle }, { language: code });
      const params = { eventId, eventTitle };
      expect(matchPath(path, { languages: [code] })).toEqual({ key: 'VOD', params, language: code });
    }),
  );
});

describe('switchLanguagePath', () => {
  const languages = ['en', 'es', 'ar'];

  test('keeps parameters, query and hash', () => {
    expect(switchLanguagePath('/video/7/the-end?start=5&x=%20#search', 'es', { languages })).toBe(
      '/video/7/the-end?start=5&x=%20#search',
    );
    expect(switchLanguagePath('/season/7?x=1', 'es', { languages })).toBe('/temporada/7?x=1');
    expect(switchLanguagePath('/cuenta#top', 'en', { languages })).toBe('/account#top');
  });

  test('returns null for an unknown path', () => {
    expect(switchLanguagePath('/nowhere', 'es', { languages })).toBeNull();
  });

  test('returns the original path after switching back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...listRouteTemplates()),
        fc.constantFrom('es', 'ar'),
        ({ template }, language) => {
          const path = template.replace(/\{(\w+)\??\}/g, '$1-1');
          const switchedPath = switchLanguagePath(path, language, { languages });
          expect(
            switchedPath && switchLanguagePath(switchedPath, 'en', { languages: [language, 'en'] }),
          ).toBe(path);
        },
      ),
    );
  });
});

test('createRoutes without path sets uses default paths in every language', () => {
  const routes = createRoutes({});
  expect(routes.buildPath('HOME', {}, { language: 'ar' })).toBe('/home');
  expect(routes.matchPath('/home', { languages: ['ar'] })?.key).toBe('HOME');
});
