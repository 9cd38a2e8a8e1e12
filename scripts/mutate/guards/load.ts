import type { Guard } from '../guard.ts';

const http = 'apps/server/src/platform/http';
const calls = 'apps/server/src/calls';
const overload = 'apps/server/src/platform/overload';

export const loadGuards: readonly Guard[] = [
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
];
