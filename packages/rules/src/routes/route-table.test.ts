import { describe, expect, test } from 'vitest';
import { createRoutes } from './create-routes.ts';
import { buildPath, listRouteTemplates, matchPath } from './localised-routes.ts';
import { arPaths } from './path-sets/ar.ts';
import { emojiPaths } from './path-sets/emoji.ts';
import { esPaths } from './path-sets/es.ts';
import { ptPaths } from './path-sets/pt.ts';
import { parseTemplate } from './path-template.ts';
import type { LooseParams } from './route-params.ts';
import { defaultPathTemplates, type RouteKey } from './route-table.ts';
import { routeKeys } from './route-variants.ts';

const fixedSegments = new Set(
  Object.entries(defaultPathTemplates)
    .filter(([key]) => !key.startsWith('ADMIN_'))
    .flatMap(([, template]) => parseTemplate(template))
    .flatMap((segment) => (segment.kind === 'literal' ? [segment.text] : []))
    .concat('forgot-password'),
);

describe.each([
  ['es', esPaths],
  ['pt', ptPaths],
  ['ar', arPaths],
  ['emoji', emojiPaths],
] as const)('path set %s', (_language, pathSet) => {
  test('translates every fixed segment and nothing else', () => {
    expect(new Set(Object.keys(pathSet))).toEqual(fixedSegments);
  });

  test('uses different translations for different segments', () => {
    expect(new Set(Object.values(pathSet)).size).toBe(Object.keys(pathSet).length);
  });

  test('contains only NFC segments without whitespace and reserved characters', () => {
    for (const segment of Object.values(pathSet)) {
      expect(segment).toBe(segment.normalize());
      expect(segment).not.toMatch(/[\s/?#%{}:*]/);
    }
  });
});

test('Spanish paths follow the specification', () => {
  expect(buildPath('ACCOUNT', {}, { language: 'es' })).toBe('/cuenta');
  expect(buildPath('SIGNUP', {}, { language: 'es' })).toBe('/registro');
  expect(buildPath('PURCHASE', {}, { language: 'es' })).toBe('/comprar');
});

test('Portuguese paths follow the specification', () => {
  expect(buildPath('ACCOUNT', {}, { language: 'pt' })).toBe('/a-minha-conta');
  expect(buildPath('SIGNUP', {}, { language: 'pt' })).toBe('/registar');
  expect(buildPath('PURCHASE', {}, { language: 'pt' })).toBe('/aderir');
});

test('the emoji set has one emoji per segment', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const emoji of Object.values(emojiPaths)) {
    expect([...segmenter.segment(emoji)]).toHaveLength(1);
    expect(emoji).toMatch(/^\p{Extended_Pictographic}|🆔|🆕$/u);
  }
});

test('admin previews stay under /_admin/ in every language', () => {
  for (const language of ['en', 'es', 'pt', 'ar', 'emoji']) {
    const previews = listRouteTemplates(language).filter(({ key }) => key.startsWith('ADMIN_'));
    expect(previews).toHaveLength(7);
    for (const { template } of previews) expect(template).toMatch(/^\/_admin\/[a-z0-9-]*preview$/);
  }
});

test('listRouteTemplates lists every template and one per OpenID Connect page', () => {
  const oidc = listRouteTemplates().filter(({ key }) => key === 'OIDC');
  expect(oidc).toEqual([
    { key: 'OIDC', template: '/oidc', params: {} },
    { key: 'OIDC', template: '/oidc/login', params: { page: 'login' } },
    { key: 'OIDC', template: '/oidc/logout', params: { page: 'logout' } },
    { key: 'OIDC', template: '/oidc/signup', params: { page: 'signup' } },
    { key: 'OIDC', template: '/oidc/account', params: { page: 'account' } },
    { key: 'OIDC', template: '/oidc/forgot-password', params: { page: 'forgot-password' } },
  ]);
  expect(new Set(listRouteTemplates('ar').map(({ key }) => key))).toEqual(new Set(routeKeys));
});

test('matchPath returns the route of every built path, in each language of a realm with all languages', () => {
  const allLanguages = ['en', 'es', 'pt', 'ar', 'emoji'];
  for (const language of allLanguages) {
    const languages = [language, ...allLanguages.filter((otherLanguage) => otherLanguage !== language)];
    for (const key of routeKeys) {
      for (const params of listSampleParams(key)) {
        const { buildHref } = allRoutes;
        const path = buildHref({ route: key, params }, { language });
        expect(matchPath(path, { languages }), path).toEqual({ key, params, language });
      }
    }
  }
});

const allRoutes = createRoutes({ es: esPaths, pt: ptPaths, ar: arPaths, emoji: emojiPaths });

/** All parameters, and only the required ones. */
function listSampleParams(key: RouteKey): LooseParams[] {
  if (key === 'OIDC') return [{}, { page: 'login' }, { page: 'forgot-password' }];
  const paramSegments = parseTemplate(defaultPathTemplates[key]).flatMap((segment) =>
    segment.kind === 'param' ? [segment] : [],
  );
  const fillParams = (segments: typeof paramSegments) =>
    Object.fromEntries(segments.map(({ name }) => [name, `${name} 7`]));
  return [fillParams(paramSegments), fillParams(paramSegments.filter(({ isOptional }) => !isOptional))];
}
