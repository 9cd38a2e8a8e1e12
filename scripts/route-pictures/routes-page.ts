// docs/routes.md: every route with its paths, and what its page looks like.
import { defaultPaths, EMOJI_LANGUAGE, type RouteKey, routeTemplates } from '@matinee/rules';
import { views } from './take-picture.ts';

const languages = ['en', 'es', 'pt', 'ar', EMOJI_LANGUAGE];

export function routesPage(offered: readonly RouteKey[]): string {
  const keys = Object.keys(defaultPaths) as RouteKey[];
  return [
    '# Routes',
    '',
    'Every page by its key, with its path in each language. `{name}` is a parameter, `{name?}` one that may be absent.',
    'Languages without words of their own use the English paths, which are known in every language. The paths of emoji',
    'are there for debugging only (`DEBUG_PATHS=1`).',
    '',
    'Made by `node_modules/.bin/node scripts/route-pictures.ts`, pictures and all; run it again when a page changes.',
    '',
    '| Key | English | Spanish | Portuguese | Arabic | Emoji |',
    '|---|---|---|---|---|---|',
    ...keys.map(pathRow),
    '',
    '## Pages',
    '',
    'At 390 and 1440 pixels, left-to-right and right-to-left. The previews under `/_admin/` are for administrators: to',
    'everybody else they are not there. Keys without a picture lead on to another page, or to the note that this',
    'release does not offer the page.',
    '',
    ...keys.filter((key) => offered.includes(key)).flatMap(picturesOf),
  ].join('\n');
}

function pathRow(key: RouteKey): string {
  const paths = languages.map((language) =>
    routeTemplates(language)
      .filter((route) => route.key === key)
      .map(({ template }) => `\`${template}\``)
      .join(' '),
  );
  return `| ${key} | ${paths.join(' | ')} |`;
}

function picturesOf(key: RouteKey): string[] {
  const cells = views.map(
    ({ name }) =>
      `<img src="pictures/routes/${key}.${name}.webp" alt="${key} at ${name.replace('.', ', ')}">`,
  );
  return [
    `### ${key}`,
    '',
    `| ${views.map(({ name }) => name.replace('.', ' px, ')).join(' | ')} |`,
    '|---|---|---|---|',
    `| ${cells.join(' | ')} |`,
    '',
  ];
}
