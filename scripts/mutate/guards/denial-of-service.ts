import type { Guard } from '../guard.ts';

const http = 'apps/server/src/platform/http';
const calls = 'apps/server/src/calls';
const cache = 'apps/server/src/platform/cache';
const main = 'apps/server/src/main';
const pageEventQueue = 'apps/server/src/domains/realm/page-event-queue';
const overload = 'apps/server/src/platform/overload';

export const denialOfServiceGuards: readonly Guard[] = [
  {
    id: 'json-depth',
    threat: 'A deeply nested body could exhaust the stack.',
    file: `${calls}/json-issue.ts`,
    from: '    if (depth > maxDepth) return `must not be nested more than ${maxDepth} levels deep`;\n',
    to: '',
    test: { file: `${calls}/json-issue.test.ts` },
  },
  {
    id: 'body-size',
    threat: 'Huge bodies could fill the memory.',
    file: `${http}/create-app.ts`,
    from: 'bodyLimit: 256 * 1024,',
    to: 'bodyLimit: 256 * 1024 * 1024,',
    test: { file: `${calls}/calls.test.ts`, title: 'a body of more than 256 KiB' },
  },
  {
    id: 'body-size-reports',
    threat: 'Huge reports about the Content Security Policy could fill the memory and the log.',
    file: `${main}/csp-reports.ts`,
    from: 'maxReportBytes = 32 * 1024',
    to: 'maxReportBytes = 32 * 1024 * 1024',
    test: { file: `${main}/csp-reports.test.ts`, title: 'reports that are too long' },
  },
  {
    id: 'body-size-beacon',
    threat: 'Huge bodies of clients without a session could fill the memory.',
    file: 'apps/server/src/domains/library/progress-beacon.routes.ts',
    from: 'maxBodyBytes = 8 * 1024',
    to: 'maxBodyBytes = 8 * 1024 * 1024',
    test: { file: 'apps/server/src/domains/library/library-access.test.ts', title: 'more than 8 KiB' },
  },
  {
    id: 'slow-headers',
    threat: 'Clients that send headers slowly could take all connections.',
    file: `${http}/create-app.ts`,
    from: 'headersTimeout: 15 * seconds,',
    to: 'headersTimeout: 0,',
    test: { file: `${calls}/calls.test.ts`, title: 'waits at most 30 seconds' },
  },
  {
    id: 'slow-requests',
    threat: 'Clients that send bodies slowly could take all connections.',
    file: `${http}/create-app.ts`,
    from: 'requestTimeout: 25 * seconds,',
    to: 'requestTimeout: 600 * seconds,',
    test: { file: `${calls}/calls.test.ts`, title: 'waits at most 30 seconds' },
  },
  {
    id: 'slow-readers',
    threat: 'Clients that do not read their responses could fill the memory with them.',
    file: `${http}/create-app.ts`,
    from: 'connectionTimeout: 120 * seconds,',
    to: 'connectionTimeout: 600 * seconds,',
    test: { file: `${http}/slow-clients.test.ts`, title: 'does not read its response' },
  },
  {
    id: 'error-size',
    threat:
      'A request with thousands of invalid values could make the service send a response many times its size.',
    file: `${calls}/check-input.ts`,
    from: 'messages.slice(0, maxMessages)',
    to: 'messages',
    test: { file: `${calls}/calls.test.ts`, title: 'at most 20 messages' },
  },
  {
    id: 'overload-admission',
    threat: 'Under overload every request would wait, also those for playback and sign-in.',
    file: `${overload}/admission.ts`,
    from: 'delayMs > limits[purpose].maxDelayMs && countRunning() >= minRunningCount',
    to: 'delayMs > 1e9 && countRunning() >= minRunningCount',
    test: { file: `${overload}/overload.test.ts`, title: 'createAdmission' },
  },
  {
    id: 'overload-queue',
    threat: 'Waiting requests could fill the memory.',
    file: `${overload}/bounded-queue.ts`,
    from: '    if (pendingStarts.size >= maxPending) throw createOverloadError();\n',
    to: '',
    test: { file: `${overload}/overload.test.ts`, title: 'createBoundedQueue' },
  },
  {
    id: 'stream-limit',
    threat: 'One network could take all connections with event streams.',
    file: `${http}/stream-limiter.ts`,
    from: ' || count >= maxPerAddress',
    to: '',
    test: { file: `${http}/stream-limiter.test.ts` },
  },
  {
    id: 'stalled-stream',
    threat: 'Clients that read nothing could keep event streams and their memory.',
    file: `${http}/server-events.ts`,
    from: 'else if (isStalled) rawResponse.destroy();',
    to: 'else if (isStalled) rawResponse.cork();',
    test: { file: `${http}/server-events.test.ts`, title: 'disconnects a client' },
  },
  {
    id: 'stream-queue',
    threat: 'Events that wait for slow clients could fill the memory.',
    file: `${pageEventQueue}.ts`,
    from: 'events.length >= maxQueuedEvents',
    to: 'events.length >= maxQueuedEvents * 1e9',
    test: { file: `${pageEventQueue}.test.ts`, title: 'ends instead of holding' },
  },
  {
    id: 'cache-budget',
    threat: 'Requests for distinct pages could fill the memory with cached responses.',
    file: `${cache}/cache-budget.ts`,
    from: 'while (totalBytes > maxTotalBytes)',
    to: 'while (totalBytes > maxTotalBytes * 1e9)',
    test: { file: `${cache}/cache.test.ts`, title: 'of the fullest cache' },
  },
  {
    id: 'cache-setting',
    threat: 'The memory of caches would not be bounded.',
    file: `${main}/start-roles.ts`,
    from: '  limitCaches(config.cacheMegabytes * 2 ** 20);\n',
    to: '  if (!config) limitCaches(0);\n',
    test: { file: `${main}/start-roles.test.ts`, title: 'by CACHE_MB' },
  },
  {
    id: 'document-spelling',
    threat:
      'A client could make the server render a page again for each percent-encoded spelling of its path.',
    file: 'apps/server/src/pages/page-loader.ts',
    from: 'url: decodeUnreserved(request.url)',
    to: 'url: request.url',
    test: { file: `${main}/overload.test.ts`, title: 'all spellings of a path' },
  },
  {
    id: 'response-spelling',
    threat: 'A client could make the server run a call again for each percent-encoded spelling of its path.',
    file: `${calls}/serve-calls.ts`,
    from: 'language, name, JSON.stringify(params),',
    to: 'language, url,',
    test: { file: `${main}/overload.test.ts`, title: 'in another order or encoding' },
  },
];
