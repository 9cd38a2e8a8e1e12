import { describe, expect, test } from 'vitest';
import { matchPath, pathFor, routeTemplates } from './all-routes.ts';
import { createRoutes } from './create-routes.ts';
import { arPaths } from './path-sets/ar.ts';
import { emojiPaths } from './path-sets/emoji.ts';
import { esPaths } from './path-sets/es.ts';
import { ptPaths } from './path-sets/pt.ts';
import { parseTemplate, toRouterPath } from './path-template.ts';
import type { LooseParams } from './route-params.ts';
import { defaultPaths, type RouteKey } from './route-table.ts';
import { routeKeys } from './route-variants.ts';

const fixedWords = new Set(
  Object.entries(defaultPaths)
    .filter(([key]) => !key.startsWith('ADMIN_'))
    .flatMap(([, template]) => parseTemplate(template))
    .flatMap((part) => (part.kind === 'literal' ? [part.text] : []))
    .concat('forgot-password'),
);

describe.each([
  ['es', esPaths],
  ['pt', ptPaths],
  ['ar', arPaths],
  ['emoji', emojiPaths],
] as const)('the path set %s', (_language, set) => {
  test('has a word for every fixed segment and no other', () => {
    expect(new Set(Object.keys(set))).toEqual(fixedWords);
  });

  test('says different things with different words', () => {
    expect(new Set(Object.values(set)).size).toBe(Object.keys(set).length);
  });

  test('has words that stand in a path as they are', () => {
    for (const word of Object.values(set)) {
      expect(word).toBe(word.normalize());
      expect(word).not.toMatch(/[\s/?#%{}:*]/);
    }
  });
});

test('Spanish has the words of the specification', () => {
  expect(pathFor('ACCOUNT', {}, { language: 'es' })).toBe('/cuenta');
  expect(pathFor('SIGNUP', {}, { language: 'es' })).toBe('/registro');
  expect(pathFor('PURCHASE', {}, { language: 'es' })).toBe('/comprar');
});

test('Portuguese has the words of the specification', () => {
  expect(pathFor('ACCOUNT', {}, { language: 'pt' })).toBe('/a-minha-conta');
  expect(pathFor('SIGNUP', {}, { language: 'pt' })).toBe('/registar');
  expect(pathFor('PURCHASE', {}, { language: 'pt' })).toBe('/aderir');
});

test('the emoji set has one emoji a segment', () => {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const emoji of Object.values(emojiPaths)) {
    expect([...segments.segment(emoji)]).toHaveLength(1);
    expect(emoji).toMatch(/^\p{Extended_Pictographic}|🆔|🆕$/u);
  }
});

test('previews for operators stay under /_admin/ in every language', () => {
  for (const language of ['en', 'es', 'pt', 'ar', 'emoji']) {
    const previews = routeTemplates(language).filter(({ key }) => key.startsWith('ADMIN_'));
    expect(previews).toHaveLength(7);
    for (const { template } of previews) expect(template).toMatch(/^\/_admin\/[a-z0-9-]*preview$/);
  }
});

test('a router gets every template, those of OpenID Connect page by page', () => {
  const oidc = routeTemplates().filter(({ key }) => key === 'OIDC');
  expect(oidc).toEqual([
    { key: 'OIDC', template: '/oidc', params: {} },
    { key: 'OIDC', template: '/oidc/login', params: { page: 'login' } },
    { key: 'OIDC', template: '/oidc/logout', params: { page: 'logout' } },
    { key: 'OIDC', template: '/oidc/signup', params: { page: 'signup' } },
    { key: 'OIDC', template: '/oidc/account', params: { page: 'account' } },
    { key: 'OIDC', template: '/oidc/forgot-password', params: { page: 'forgot-password' } },
  ]);
  expect(new Set(routeTemplates('ar').map(({ key }) => key))).toEqual(new Set(routeKeys));
});

test('templates in the notation of React Router', () => {
  expect(toRouterPath('/video/{eventId}/{eventTitle?}')).toBe('/video/:eventId/:eventTitle?');
  expect(toRouterPath('/gift/{giftId?}/login/redirect')).toBe('/gift/:giftId?/login/redirect');
  expect(toRouterPath('/فيديو/{eventId}')).toBe('/فيديو/:eventId');
  expect(toRouterPath('/')).toBe('/');
});

test('every route in every language leads back to itself, whatever other languages there are', () => {
  const all = ['en', 'es', 'pt', 'ar', 'emoji'];
  for (const language of all) {
    const languages = [language, ...all.filter((other) => other !== language)];
    for (const key of routeKeys) {
      for (const params of someParams(key)) {
        const { hrefFor } = allRoutes;
        const path = hrefFor({ route: key, params }, { language });
        expect(matchPath(path, { languages }), path).toEqual({ key, params, language });
      }
    }
  }
});

const allRoutes = createRoutes({ es: esPaths, pt: ptPaths, ar: arPaths, emoji: emojiPaths });

/** All parameters, and only the required ones. */
function someParams(key: RouteKey): LooseParams[] {
  if (key === 'OIDC') return [{}, { page: 'login' }, { page: 'forgot-password' }];
  const names = parseTemplate(defaultPaths[key]).flatMap((part) => (part.kind === 'param' ? [part] : []));
  const fill = (list: typeof names) => Object.fromEntries(list.map(({ name }) => [name, `${name} 7`]));
  return [fill(names), fill(names.filter(({ optional }) => !optional))];
}
