// Import boundaries of docs/explanation/architecture.md. `npm test` reports every import that breaks one of these rules, and
// scripts/checks/boundaries.test.ts shows for each rule an import that it forbids.

/** Packages of the repository that each package or app may import. `bridge` and `console` are planned. */
const packageImports = {
  'packages/rules': { allowed: [], why: 'rules are pure decisions and know nothing else' },
  'packages/contract': {
    allowed: ['rules'],
    why: 'the contract describes calls, not who makes or serves them',
  },
  'packages/client': { allowed: ['rules', 'contract'], why: 'the client is publishable on its own' },
  'packages/ui': { allowed: ['rules'], why: 'the design system makes no API calls' },
  'packages/bridge': { allowed: [], why: 'the bridge runs in pages of other sites, without dependencies' },
  'packages/player': {
    allowed: ['rules', 'bridge'],
    why: 'the player knows sources and events, never our API',
  },
  'packages/media': { allowed: [], why: 'media arguments and manifests need neither a database nor the API' },
  'packages/demo': {
    allowed: ['rules', 'contract', 'media'],
    why: 'the demo realm is content, not code of the server',
  },
  'packages/testing': {
    allowed: ['rules', 'contract', 'client', 'media'],
    why: 'apps depend on it in their tests',
  },
  'apps/server': {
    allowed: ['rules', 'contract', 'media', 'demo'],
    why: 'the server loads the built viewer',
  },
  'apps/viewer': {
    allowed: ['rules', 'contract', 'client', 'ui', 'player', 'bridge'],
    why: 'the viewer reaches the server through the client only',
  },
  'apps/console': {
    allowed: ['rules', 'contract', 'client', 'ui'],
    why: 'the console reaches the server through the client only',
  },
};

/** A domain of the server may import only the domains before it. `billing`, `payments` and `offers` are planned. */
const domainOrder = [
  'realm',
  'identity',
  'geo',
  'titles',
  'people',
  'playlists',
  'pages',
  'epg',
  'news',
  'media',
  'live',
  'entitlement',
  'billing',
  'payments',
  'offers',
  'playback',
  'search',
  'watchlists',
  'library',
  'reviews',
  'rankings',
  'analytics',
];

/** Layers of the viewer, from the top: a layer imports only from the layers below it. */
const viewerLayers = ['app', 'pages', 'features', 'entities', 'shared'];

const tests = ['[.]test[.]tsx?$', '[.]contract[.]ts$', '/test/', '/test-[a-z-]+/'];
const domains = '^apps/server/src/domains';
const viewer = '^apps/viewer/src';
const anyOf = (names) => `(${names.join('|')})`;

const packageRules = Object.entries(packageImports).map(([folder, { allowed, why }]) => {
  const allowedPaths = [...allowed.map((name) => `^packages/${name}/`), `^${folder}/`, '^packages/testing/'];
  return {
    name: `${folder.split('/')[1]}-imports`,
    comment: `${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}: ${why}.`,
    from: { path: `^${folder}/` },
    to: { path: '^(packages|apps)/', pathNot: allowedPaths },
  };
});

const domainRules = domainOrder.slice(0, -1).map((name, position) => ({
  name: `domain-order-${name}`,
  comment: `The domain ${name} may import only domains before it, so that domains can be read and removed in order.`,
  from: { path: `${domains}/${name}/`, pathNot: tests },
  to: { path: `${domains}/${anyOf(domainOrder.slice(position + 1))}/` },
}));

const layerRules = viewerLayers.slice(1).map((layer, position) => ({
  name: `viewer-${layer}-layer`,
  comment: `${layer}/ imports only from layers below it, so that a lower layer never knows who uses it.`,
  from: { path: `${viewer}/${layer}/` },
  to: { path: `${viewer}/${anyOf(viewerLayers.slice(0, position + 1))}/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  ...packageRules,
  {
    name: 'testing-in-tests',
    comment: 'packages/testing has simulators and a movable clock: only tests may import it.',
    from: { path: '^(apps|packages)/', pathNot: ['^packages/testing/', ...tests] },
    to: { path: '^packages/testing/' },
  },
  {
    name: 'packages-by-name',
    comment: 'Another package is imported by its name, so that its exports decide what is public.',
    from: { path: '^(apps|packages)/([^/]+)/' },
    to: {
      path: '^(apps|packages)/',
      pathNot: '^$1/$2/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  },
  {
    name: 'demo-from-main',
    comment: 'Only main/demo may import packages/demo: a service without a demo realm needs none of it.',
    from: { path: '^apps/server/', pathNot: ['^apps/server/src/main/demo/', ...tests] },
    to: { path: '^packages/demo/' },
  },
  {
    name: 'demo-on-demand',
    comment:
      'Only main/demo/index.ts may be imported: it loads the other files, and so packages/demo, by import().',
    from: { path: '^apps/server/', pathNot: ['^apps/server/src/main/demo/', ...tests] },
    to: { path: '^apps/server/src/main/demo/', pathNot: '/main/demo/index[.]ts$' },
  },
  {
    name: 'platform-without-domains',
    comment: 'The platform has no business terms: domains use it, it uses none of them.',
    from: { path: '^apps/server/src/platform/', pathNot: tests },
    to: { path: '^apps/server/src/(?!platform/)[^/]+/' },
  },
  {
    name: 'domains-without-main',
    comment: 'Domains know the platform, calls and each other; main and cli put them together.',
    from: { path: `${domains}/`, pathNot: tests },
    to: { path: '^apps/server/src/(?!platform/|calls/|domains/)[^/]+/' },
  },
  {
    name: 'calls-without-domains',
    comment:
      'calls/ defines what a handler of a domain receives: domains import it, not the other way round.',
    from: { path: '^apps/server/src/calls/', pathNot: tests },
    to: { path: '^apps/server/src/(?!platform/|calls/)[^/]+/' },
  },
  {
    name: 'domain-entry',
    comment: 'Another domain is entered through its index.ts, its public interface.',
    from: { path: `${domains}/([^/]+)/`, pathNot: tests },
    to: { path: `${domains}/[^/]+/`, pathNot: [`${domains}/$1/`, `${domains}/[^/]+/index[.]ts$`] },
  },
  {
    name: 'domain-entry-from-outside',
    comment: 'A domain is entered through its index.ts, its public interface.',
    from: { path: '^apps/server/', pathNot: [`${domains}/`, ...tests] },
    to: { path: `${domains}/[^/]+/`, pathNot: `${domains}/[^/]+/index[.]ts$` },
  },
  ...domainRules,
  {
    name: 'domain-without-position',
    comment: 'Every domain has a position in domainOrder: without one its imports could not be judged.',
    from: { path: `${domains}/`, pathNot: `${domains}/${anyOf(domainOrder)}/` },
    to: {},
  },
  ...layerRules,
  {
    name: 'viewer-slices',
    comment: 'Slices of one layer do not import each other: what two of them share belongs to a layer below.',
    from: { path: `${viewer}/(pages|features|entities)/([^/]+)/` },
    to: { path: `${viewer}/$1/[^/]+/`, pathNot: `${viewer}/$1/$2/` },
  },
  {
    name: 'no-cycles',
    comment: 'Files that import each other, even if only by types, cannot be read one after the other.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-missing-file',
    comment: 'The imported file or package does not exist, or the import lacks its extension.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-undeclared-package',
    comment: 'An app or package declares each package that it imports in its package.json.',
    from: { path: '^(apps|packages)/', pathNot: tests },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // TypeScript 7 has no JavaScript API; swc parses the same syntax and reports type-only imports too.
    parser: 'swc',
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    // Built files exist only after a build.
    exclude: { path: '/(dist|data|test-results)/' },
    // Node runs the sources: an import without an extension does not resolve there, so it does not resolve here.
    enhancedResolveOptions: {
      extensions: [],
      exportsFields: ['exports'],
      // The entry of packages without `main`.
      mainFiles: ['index.js'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
