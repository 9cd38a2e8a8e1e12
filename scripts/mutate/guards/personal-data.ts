import type { Guard } from '../guard.ts';

const personalData = 'apps/server/src/domains/identity/personal-data';
const testFile = 'apps/server/src/main/personal-data/personal-data.test.ts';

export const personalDataGuards: readonly Guard[] = [
  {
    id: 'personal-data-recent-sign-in',
    threat: 'Whoever finds an unlocked device could download all data of the account, or delete it.',
    file: `${personalData}/require-recent-sign-in.ts`,
    from: 'if (authTime && Temporal.Instant.compare(authTime, oldest) >= 0)',
    to: 'if (authTime && oldest)',
    test: { file: testFile, title: 'requires a sign-in or the password of the last 15 minutes' },
  },
  {
    id: 'personal-data-password-guesses',
    threat: 'A stolen session could guess the password of the account without a limit.',
    file: `${personalData}/personal-data.routes.ts`,
    from: 'await signInLimits.signIn(ctx, email, () => confirmIdentity(ctx, body.secret));',
    to: 'await confirmIdentity(ctx, body.secret || email);',
    test: { file: testFile, title: 'limits the guesses of the password' },
  },
  {
    id: 'account-deletion-confirmation',
    threat: 'One wrong click, or one forged request, could delete an account.',
    file: `${personalData}/personal-data.routes.ts`,
    from: 'if (!isConfirmed(viewer.account, body.confirmation)) return',
    to: 'if (!isConfirmed(viewer.account, body.confirmation) && body.confirmation === "") return',
    test: { file: testFile, title: 'deletes nothing without the address of the account' },
  },
  {
    id: 'account-deletion-jobs',
    threat: 'The addresses of deleted accounts would stay in the queue of jobs.',
    file: `${personalData}/delete-account.ts`,
    from: '    await deleteAccountMailRequests(trx, { ...owner, emails });\n',
    to: '',
    test: { file: testFile, title: 'deletes all data of the account' },
  },
];
