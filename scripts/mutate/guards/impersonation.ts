import type { Guard } from '../guard.ts';

const impersonation = 'apps/server/src/domains/identity/impersonation';
const test = (title: string) => ({ file: 'apps/server/src/main/access/impersonation.test.ts', title });

export const impersonationGuards: readonly Guard[] = [
  {
    id: 'impersonation-calls',
    threat: 'An administrator who acts as a viewer could pay, change secrets, export or delete the account.',
    file: 'apps/server/src/calls/create-call-context.ts',
    from: 'viewer.impersonator && !isForImpersonators(call)',
    to: 'viewer.impersonator && !isForImpersonators(call) && call.method.length === 0',
    test: test('are refused, except'),
  },
  {
    id: 'impersonation-call-list',
    threat: 'A new call that changes an account would be open to administrators who act as a viewer.',
    file: 'packages/contract/src/call.ts',
    from: "(method === 'GET' && auth !== 'admin' && !accountTags.has(tag))",
    to: "(method.length > 0 && auth !== 'admin' && !accountTags.has(tag))",
    test: test('change nothing'),
  },
  {
    id: 'impersonation-progress',
    threat: 'What an administrator watches would change the progress of the viewer.',
    file: 'apps/server/src/domains/library/progress-beacon.routes.ts',
    from: 'if (viewer.impersonator) return',
    to: 'if (viewer.impersonator?.name === realm.key) return',
    test: test('does not record progress'),
  },
  {
    id: 'impersonation-token-once',
    threat: 'Whoever finds an old link could act as the viewer again.',
    file: `${impersonation}/impersonation.queries.ts`,
    from: "    .where('used_at', 'is', null)\n",
    to: '',
    test: test('works once'),
  },
  {
    id: 'impersonation-token-expiry',
    threat: 'A link that nobody used would open the account at any later time.',
    file: `${impersonation}/impersonation.queries.ts`,
    from: "    .where('expires_at', '>', now)\n",
    to: '',
    test: test('works once'),
  },
  {
    id: 'impersonation-link-roles',
    threat: 'An operator could act as an administrator, and get rights that nobody gave to them.',
    file: `${impersonation}/create-impersonation-link.ts`,
    from: "    if (viewer.role === 'ADMIN') return { problem: 'viewerIsAdministrator' };\n",
    to: '',
    test: test('is created only for viewers'),
  },
  {
    id: 'impersonation-role-ended',
    threat: 'A dismissed administrator could keep acting as a viewer.',
    file: 'apps/server/src/domains/identity/session.queries.ts',
    from: "eb('impersonator.role', '=', 'ADMIN')",
    to: "eb('impersonator.role', 'in', ['ADMIN', 'USER'])",
    test: test('the administrator loses the role'),
  },
  {
    id: 'impersonation-end',
    threat: 'A refresh would let an administrator act as a viewer for a year.',
    file: 'apps/server/src/domains/identity/operations/rotate-refresh-token.ts',
    from: 'row.impersonator_id !== null',
    to: 'row.impersonator_id === 0',
    test: test('ends after 30 minutes'),
  },
  {
    id: 'impersonation-recorded',
    threat: 'The viewer would not learn that an administrator acted as them.',
    file: 'apps/server/src/domains/identity/operations/open-session.ts',
    from: '      actor: impersonator,\n',
    to: '',
    test: test('is listed to the viewer'),
  },
  {
    id: 'impersonation-token-in-log',
    threat: 'Whoever reads the log could act as the viewer.',
    file: `${impersonation}/create-impersonation-link.ts`,
    from: "'impersonation-token-'",
    to: "''",
    test: test('has a token that the log hides'),
  },
];
