import type { Guard } from '../guard.ts';

const folder = 'apps/server/src/domains/identity/device-code';
const queries = `${folder}/device-code.queries.ts`;
const routes = `${folder}/device-codes.routes.ts`;
const codeTest = `${folder}/device-codes.test.ts`;

export const deviceCodeGuards: readonly Guard[] = [
  {
    id: 'device-code-approved',
    threat: 'Whoever has shown a code could sign in without the approval of its person.',
    file: queries,
    from: "    .where('state', '=', 'approved')\n",
    to: "    .where('account_id', 'is not', null)\n",
    test: { file: codeTest, title: 'signs in once' },
  },
  {
    id: 'device-code-one-answer',
    threat: 'Somebody could replace the account that a person has approved.',
    file: queries,
    from: "    .where('user_code_hash', '=', userCodeHash)\n    .where('realm_id', '=', realmId)\n    .where('state', '=', 'waiting')\n    .where('expires_at', '>', now)\n    .returning('realm_id')",
    to: "    .where('user_code_hash', '=', userCodeHash)\n    .where('realm_id', '=', realmId)\n    .where('expires_at', '>', now)\n    .returning('realm_id')",
    test: { file: codeTest, title: 'accepts one answer' },
  },
  {
    id: 'device-code-guesses',
    threat: 'Somebody could try codes until one belongs to the television of another person.',
    file: routes,
    from: "return retryAfter === null ? undefined : refuse('tooManyRequests', { retryAfter });",
    to: 'return undefined;',
    test: { file: codeTest, title: 'limits how many codes an account can enter' },
  },
];
