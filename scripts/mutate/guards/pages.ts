import type { Guard } from '../guard.ts';

const policy = 'apps/server/src/pages/content-security.ts';
const policyTest = 'apps/server/src/pages/pages.test.ts';
const reference = 'apps/server/src/platform/http/api-reference';
const log = 'apps/server/src/platform/log';
const pluginFeature = 'apps/viewer/src/features/plugin';
const frameTest = `${pluginFeature}/components/plugin-frame.dom.test.tsx`;
const externalPages = 'apps/server/src/domains/realm/external-pages';
const news = 'apps/server/src/domains/news';
const images = 'apps/server/src/domains/media/images';

/** Creates the guard of a line in the policy of documents. */
const createPolicyGuard = (id: string, line: string, threat: string): Guard => ({
  id,
  threat,
  file: policy,
  from: `    "${line}",\n`,
  to: '',
  test: { file: policyTest, title: 'the policy of a document' },
});

/** Creates the guard of a line in the policy of the API reference. */
const createReferenceGuard = (id: string, line: string, threat: string): Guard => ({
  id,
  threat,
  file: `${reference}/register-api-reference.ts`,
  from: `  "${line}",\n`,
  to: '',
  test: { file: `${reference}/api-reference.test.ts`, title: 'allows only scripts and styles' },
});

/** Creates the guard of a line in the policy of the document into which drafts are rendered. */
const createPreviewGuard = (id: string, line: string, threat: string): Guard => ({
  id,
  threat,
  file: 'apps/server/src/pages/site-files.ts',
  from: `  "${line}",\n`,
  to: '',
  test: { file: policyTest, title: 'the empty document of the preview' },
});

/** Creates the guard of a header of documents. */
const createHeaderGuard = (id: string, line: string, threat: string): Guard => ({
  id,
  threat,
  file: policy,
  from: `  ${line},\n`,
  to: '',
  test: { file: policyTest, title: 'documents keep other sites out' },
});

export const pageGuards: readonly Guard[] = [
  createPolicyGuard(
    'csp-default',
    "default-src 'self'",
    'A page could load any kind of content from any site.',
  ),
  createPolicyGuard('csp-script', "script-src 'self'", 'An injected script would run.'),
  {
    ...createPolicyGuard('csp-connect', '', 'An injected script could send data to any site.'),
    from: "    `connect-src ${[\"'self'\", ...requests].join(' ')}`,\n",
  },
  createPolicyGuard('csp-object', "object-src 'none'", 'An injected plug-in object would run.'),
  createPolicyGuard('csp-base', "base-uri 'none'", 'An injected base element could move all relative URLs.'),
  createPolicyGuard('csp-form', "form-action 'self'", 'An injected form could send passwords to any site.'),
  createPolicyGuard(
    'csp-ancestors',
    "frame-ancestors 'self'",
    'Another site could frame a page and steal clicks.',
  ),
  createPolicyGuard(
    'csp-trusted-types',
    "require-trusted-types-for 'script'",
    'A script of the viewer could insert text as HTML.',
  ),
  createPolicyGuard(
    'csp-no-types',
    "trusted-types 'none'",
    'An injected script could allow itself to insert HTML.',
  ),
  createHeaderGuard(
    'opener-policy',
    "'cross-origin-opener-policy': 'same-origin'",
    'Another site that opened a page of the service could control its window.',
  ),
  createHeaderGuard(
    'permissions-policy',
    "'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()'",
    'An injected frame could ask for camera, microphone or location.',
  ),
  createHeaderGuard(
    'frame-options',
    "'x-frame-options': 'SAMEORIGIN'",
    'Another site could frame a page in a browser without frame-ancestors.',
  ),
  createReferenceGuard(
    'reference-csp-default',
    "default-src 'none'",
    'The API reference could load any kind of content from any site.',
  ),
  createReferenceGuard(
    'reference-csp-script',
    "script-src 'self'",
    'A change of the default would let injected scripts run in the API reference.',
  ),
  createReferenceGuard(
    'reference-csp-connect',
    "connect-src 'self'",
    'A change of the default would let the API reference send tokens to any site.',
  ),
  createReferenceGuard('reference-csp-base', "base-uri 'none'", 'An injected base element could move URLs.'),
  createReferenceGuard(
    'reference-csp-form',
    "form-action 'none'",
    'An injected form could send tokens away.',
  ),
  createReferenceGuard(
    'reference-csp-ancestors',
    "frame-ancestors 'none'",
    'Another site could frame the API reference and steal clicks.',
  ),
  createPreviewGuard(
    'preview-csp-default',
    "default-src 'none'",
    'A draft of an administrator could run scripts with the rights of the administrator.',
  ),
  createPreviewGuard('preview-csp-base', "base-uri 'none'", 'A draft could move all relative URLs.'),
  createPreviewGuard(
    'preview-csp-form',
    "form-action 'none'",
    'A draft could send what is typed to any site.',
  ),
  createPreviewGuard(
    'preview-csp-ancestors',
    "frame-ancestors 'self'",
    'Another site could frame the document of drafts.',
  ),
  {
    id: 'plugin-document-sandbox',
    threat: 'A plugin opened outside its frame would have the origin of the service.',
    file: `${externalPages}/plugin-frames.ts`,
    from: "  'sandbox allow-scripts',\n",
    to: '',
    test: { file: `${externalPages}/external-pages.test.ts`, title: 'sandboxed document' },
  },
  {
    id: 'plugin-frame-sandbox',
    threat: 'A plugin from another site could open windows and forms.',
    file: `${pluginFeature}/components/plugin-frame.tsx`,
    from: '      sandbox="allow-scripts"\n',
    to: '',
    test: { file: frameTest, title: 'sandboxed frame' },
  },
  {
    id: 'plugin-message-source',
    threat: 'Any window or frame could send the messages of a plugin.',
    file: `${pluginFeature}/state/use-plugin-messages.ts`,
    from: '!pluginWindow || event.source !== pluginWindow',
    to: '!pluginWindow',
    test: { file: frameTest, title: 'other windows' },
  },
  {
    id: 'plugin-message-gesture',
    threat: 'A plugin could move the viewer to another page at any moment.',
    file: `${pluginFeature}/state/use-plugin-messages.ts`,
    from: ' || document.activeElement !== frame.current || !hasUserActivation()',
    to: '',
    test: { file: frameTest, title: 'gesture' },
  },
  {
    id: 'plugin-message-routes',
    threat: 'A plugin could sign the viewer out or open a payment.',
    file: 'packages/rules/src/plugin/plugin-message.ts',
    from: '    !allowedRoutes.has(route) ||\n',
    to: '',
    test: { file: 'packages/rules/src/plugin/plugin-message.test.ts', title: 'rejects' },
  },
  {
    id: 'return-path',
    threat: 'A link to the service could send the viewer to another site after sign-in.',
    file: 'packages/rules/src/links/return-path.ts',
    from: "  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return null;\n",
    to: '',
    test: { file: 'packages/rules/src/links/return-path.test.ts' },
  },
  {
    id: 'rich-text-tags',
    threat: 'Text of an operator or a feed could contain scripts, frames and forms.',
    file: 'apps/server/src/platform/rich-text/sanitise.ts',
    from: '  return sanitize(fromHtml(html, { fragment: true }), schema) as Root;',
    to: '  return fromHtml(html, { fragment: true });',
    test: { file: 'apps/server/src/platform/rich-text/sanitise.test.ts', title: 'removes' },
  },
  {
    id: 'rich-text-links',
    threat: 'A link in the text of a feed could lead out of the service unnoticed.',
    file: 'apps/server/src/platform/rich-text/sanitise.ts',
    from: "typeof href === 'string' && isSafeLink(href)",
    to: "typeof href === 'string' && (href === '' || !isSafeLink('http://'))",
    test: { file: 'apps/server/src/platform/rich-text/sanitise.test.ts', title: 'drops the link' },
  },
  {
    id: 'log-secrets',
    threat: 'Whoever reads the log would read passwords and tokens.',
    file: `${log}/index.ts`,
    from: "    redact: { paths: secretPaths, censor: '***' },\n",
    to: '',
    test: { file: `${log}/redact.test.ts`, title: 'createLog' },
  },
  {
    id: 'log-request-urls',
    threat: 'Whoever reads the log would read tokens in the URLs of requests.',
    file: `${log}/index.ts`,
    from: 'url: redactSecretParameters(request.url),',
    to: 'url: request.url,',
    test: { file: `${log}/redact.test.ts`, title: 'createLog' },
  },
  {
    id: 'log-messages',
    threat: 'Whoever reads the log would read tokens in messages that pino takes from errors.',
    file: `${log}/index.ts`,
    from: '      msg: redactText,\n',
    to: '',
    test: { file: `${log}/redact.test.ts`, title: 'createLog' },
  },
  {
    id: 'log-error-messages',
    threat: 'Whoever reads the log would read tokens in the messages of errors.',
    file: `${log}/describe-error.ts`,
    from: 'message: redactSecretParameters(message),',
    to: 'message,',
    test: { file: `${log}/describe-error.test.ts` },
  },
  {
    id: 'feed-entities',
    threat: 'A feed could read files of the machine or fill the memory with entities.',
    file: `${news}/source/parse-source-document.ts`,
    from: '/<!ENTITY/i.test(xml)',
    to: 'xml === url',
    test: { file: `${news}/source/parse-source-document.test.ts`, title: 'throws a SourceError' },
  },
  {
    id: 'feed-image-svg',
    threat: 'A feed could store an SVG image that contains scripts or refers to other files.',
    file: 'apps/server/src/main/worker.ts',
    from: 'storeMaster(storage, { data }, { allowSvg: false })',
    to: 'storeMaster(storage, { data })',
    test: { file: `${news}/news.jobs.test.ts`, title: 'fetches images' },
  },
  {
    id: 'image-svg',
    threat: 'The service would store an SVG image from a source that is not trusted.',
    file: `${images}/store-master.ts`,
    from: " || (!allowSvg && extension === 'svg')",
    to: '',
    test: { file: `${news}/news.jobs.test.ts`, title: 'fetches images' },
  },
  {
    id: 'image-pixels-stored',
    threat: 'A small file that unpacks to a huge image could fill the memory.',
    file: `${images}/store-master.ts`,
    from: 'maxPixels = 64_000_000',
    to: 'maxPixels = 640_000_000',
    test: { file: `${images}/pixel-limit.test.ts`, title: 'storeMaster' },
  },
  {
    id: 'image-pixels-rendered',
    threat: 'A stored image that unpacks to a huge one could fill the memory of every request.',
    file: `${images}/render-image.ts`,
    from: 'maxPixels = 64_000_000',
    to: 'maxPixels = 640_000_000',
    test: { file: `${images}/pixel-limit.test.ts`, title: 'renderImage' },
  },
  {
    id: 'image-widths',
    threat: 'Requests for every width could fill the disk.',
    file: `${images}/image-variants.ts`,
    from: '  if (requestedWidth !== masterWidth && !allowedWidths.includes(requestedWidth)) return undefined;\n',
    to: '',
    test: { file: `${images}/images.test.ts`, title: 'returns 404' },
  },
  {
    id: 'image-queue',
    threat: 'Requests for many images could fill the memory with waiting work.',
    file: `${images}/image-variants.ts`,
    from: 'maxPending: 200,',
    to: 'maxPending: 200_000,',
    test: { file: `${images}/images.test.ts`, title: 'while 200 others wait' },
  },
  {
    id: 'image-cancelled',
    threat: 'Clients that leave at once could keep the processor busy with images that nobody reads.',
    file: `${images}/image-variants.ts`,
    from: 'renderQueue.run(render, sharedSignal)',
    to: 'renderQueue.run(render)',
    test: { file: `${images}/images.test.ts`, title: 'for a client that has left' },
  },
];
