// Renders docs/reference/routes.md: every route with its paths and screenshots.
import { defaultPathTemplates, EMOJI_LANGUAGE, listRouteTemplates, type RouteKey } from '@matinee/rules';
import { screenshotViews } from './take-screenshot.ts';

const languages = ['en', 'es', 'pt', 'ar', EMOJI_LANGUAGE];

/** @param pageKeys routes that have a page and therefore screenshots */
export function renderRoutesPage(pageKeys: readonly RouteKey[]): string {
  const keys = Object.keys(defaultPathTemplates) as RouteKey[];
  return [
    '# Routes',
    '',
    'Every route by its key, with its path in each language. `{name}` is a parameter, `{name?}` an optional one. Other',
    'languages use the English paths, which work in every language. The emoji paths exist for debugging only',
    '(`DEBUG_PATHS=1`).',
    '',
    '`node_modules/.bin/node scripts/route-screenshots.ts` generates this page and its screenshots. Run it after changing a page.',
    '',
    '| Key | English | Spanish | Portuguese | Arabic | Emoji |',
    '|---|---|---|---|---|---|',
    ...keys.map(renderPathRow),
    '',
    '## Pages',
    '',
    'Pages at 390 and 1440 pixels, left-to-right and right-to-left. The previews under `/_admin/` return 404 to everybody but',
    'administrators. Routes without a screenshot redirect to another page or say that this release does not offer the',
    'page.',
    '',
    ...keys.filter((key) => pageKeys.includes(key)).flatMap(renderScreenshotRows),
  ].join('\n');
}

function renderPathRow(key: RouteKey): string {
  const paths = languages.map((language) =>
    listRouteTemplates(language)
      .filter((route) => route.key === key)
      .map(({ template }) => `\`${template}\``)
      .join(' '),
  );
  return `| ${key} | ${paths.join(' | ')} |`;
}

function renderScreenshotRows(key: RouteKey): string[] {
  const cells = screenshotViews.map(
    ({ name }) =>
      `<img src="../images/routes/${key}.${name}.webp" alt="${key} at ${name.replace('.', ', ')}">`,
  );
  return [
    `### ${key}`,
    '',
    `| ${screenshotViews.map(({ name }) => name.replace('.', ' px, ')).join(' | ')} |`,
    '|---|---|---|---|',
    `| ${cells.join(' | ')} |`,
    '',
  ];
}
