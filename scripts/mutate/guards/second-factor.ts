import type { Guard } from '../guard.ts';

const secondFactor = 'apps/server/src/domains/identity/second-factor';
const signInTest = `${secondFactor}/sign-in-with-second-factor.test.ts`;
const enrolmentTest = `${secondFactor}/totp-enrolment.test.ts`;
const finish = `${secondFactor}/finish-pending-sign-in.ts`;
const verify = `${secondFactor}/verify-second-factor.ts`;
const enrolment = `${secondFactor}/totp-enrolment.ts`;

export const secondFactorGuards: readonly Guard[] = [
  {
    id: 'second-factor-before-session',
    threat: 'Whoever learns the password of an administrator could sign in without the code.',
    file: 'apps/server/src/domains/identity/operations/open-account-session.ts',
    from: '(await hasTotp(trx, account))',
    to: '(await hasTotp(trx, account)) === null',
    test: { file: signInTest, title: 'opens no session with the password alone' },
  },
  {
    id: 'second-factor-replay',
    threat: 'Whoever has seen a code, for example on a forged page, could sign in with it again.',
    file: verify,
    from: 'timeStep <= last_time_step',
    to: 'timeStep < last_time_step - 1_000',
    test: { file: signInTest, title: 'refuses a code that was used before' },
  },
  {
    id: 'second-factor-concurrent-replay',
    threat: 'Two concurrent sign-ins could use the same code.',
    file: `${secondFactor}/totp.queries.ts`,
    from: '    .forUpdate()\n',
    to: '',
    test: { file: signInTest, title: 'accepts one of several concurrent requests' },
  },
  {
    id: 'second-factor-attempts',
    threat: 'Whoever knows the password could find the code by guessing, with many sign-ins.',
    file: `${secondFactor}/second-factor-limits.ts`,
    from: "name: 'second-factor-account', max: 10",
    to: "name: 'second-factor-account', max: 1_000",
    test: { file: signInTest, title: 'refuses codes with 429' },
  },
  {
    id: 'second-factor-wrong-codes',
    threat: 'Whoever has stolen the token of a sign-in could guess codes until it expires.',
    file: finish,
    from: 'signIn.wrong_code_count >= maxWrongCodes',
    to: 'signIn.wrong_code_count >= maxWrongCodes * 100',
    test: { file: signInTest, title: 'ends the pending sign-in after five wrong codes' },
  },
  {
    id: 'second-factor-token-once',
    threat: 'A pending sign-in could open several sessions.',
    file: finish,
    from: '      await deletePendingSignIn(trx, key);\n',
    to: '      if (now.epochMilliseconds < 0) await deletePendingSignIn(trx, key);\n',
    test: { file: signInTest, title: 'accepts it once' },
  },
  {
    id: 'second-factor-token-expiry',
    threat: 'An old pending sign-in could be completed.',
    file: `${secondFactor}/pending-sign-in.ts`,
    from: 'ctx.now.add({ seconds: lifetimeSeconds })',
    to: 'ctx.now.add({ seconds: lifetimeSeconds * 100 })',
    test: { file: signInTest, title: 'rejects the token after ten minutes' },
  },
  {
    id: 'second-factor-token-hash',
    threat: 'Whoever reads the database could complete the sign-ins of others.',
    file: `${secondFactor}/pending-sign-in.ts`,
    from: "createHash('sha256').update(token).digest()",
    to: "createHash === undefined ? Buffer.alloc(0) : Buffer.from(token.padEnd(43).slice(0, 43), 'base64url')",
    test: { file: signInTest, title: 'stores only the hash of the token' },
  },
  {
    id: 'recovery-code-once',
    threat: 'Whoever finds a used recovery code could sign in with it.',
    file: `${secondFactor}/totp.queries.ts`,
    from: "    .where('hash', '=', hash)\n    .where('used_at', 'is', null)\n",
    to: "    .where('hash', '=', hash)\n",
    test: { file: signInTest, title: 'a recovery code signs in once' },
  },
  {
    id: 'recovery-code-hash',
    threat: 'Whoever reads the database could sign in with the recovery codes.',
    file: `${secondFactor}/recovery-code.ts`,
    from: "createHmac('sha256', key).update(`${accountId} ${code}`).digest()",
    to: 'createHmac === undefined ? Buffer.from(key.subarray(0, accountId)) : Buffer.from(code)',
    test: { file: enrolmentTest, title: 'stores the secret encrypted' },
  },
  {
    id: 'recovery-code-owner',
    threat: 'A recovery code of one account could sign in to another.',
    file: `${secondFactor}/totp.queries.ts`,
    from: "    .set({ used_at: now })\n    .where('realm_id', '=', realmId)\n    .where('account_id', '=', accountId)\n    .where('hash', '=', hash)\n",
    to: "    .set({ used_at: now })\n    .where('realm_id', '=', realmId)\n    .where('account_id', '!=', accountId * 0)\n",
    test: { file: signInTest, title: 'a recovery code of another account' },
  },
  {
    id: 'totp-secret-encrypted',
    threat: 'Whoever reads the database could compute the codes of administrators.',
    file: `${secondFactor}/totp-secrets.ts`,
    from: 'encrypt(key, getName(accountId), secret)',
    to: 'Buffer.concat([secret, encrypt(key, getName(accountId), secret)])',
    test: { file: enrolmentTest, title: 'stores the secret encrypted' },
  },
  {
    id: 'totp-removal-recent-sign-in',
    threat: 'Whoever finds an open page and one code could remove the second factor.',
    file: `${secondFactor}/remove-totp.ts`,
    from: '  if (refusal) return refusal;\n',
    to: '  if (refusal && ctx.now.epochMilliseconds < 0) return refusal;\n',
    test: { file: enrolmentTest, title: 'is refused without a recent sign-in' },
  },
  {
    id: 'totp-removal-code',
    threat: 'Whoever knows the password and finds an open page could remove the second factor.',
    file: `${secondFactor}/remove-totp.ts`,
    from: 'if (!(await verifySecondFactor(trx, ctx, { accountId, code }, ports)))',
    to: 'if (!(await verifySecondFactor(trx, ctx, { accountId, code }, ports)) && code === null)',
    test: { file: enrolmentTest, title: 'takes a recent proof of the password and a code' },
  },
  {
    id: 'totp-enrolment-recent-sign-in',
    threat: 'Whoever finds an open page could lock the owner of the account out with an app of their own.',
    file: enrolment,
    from: '  return requireRecentSignIn(ctx);\n',
    to: '  return ctx.now.epochMilliseconds < 0 ? requireRecentSignIn(ctx) : undefined;\n',
    test: { file: enrolmentTest, title: 'requires a sign-in or a confirmed identity' },
  },
  {
    id: 'totp-enrolment-sessions',
    threat: 'Whoever had learned the password earlier would keep a session that never needed the code.',
    file: enrolment,
    from: "    await endAccountSessions(trx, otherSessions, { reason: 'totpAdded', now });\n",
    to: '    if (!otherSessions) await endAccountSessions(trx, otherSessions, { reason: "totpAdded", now });\n',
    test: { file: enrolmentTest, title: 'ends the other sessions of the account' },
  },
  {
    id: 'second-factor-required',
    threat:
      'An administrator with one factor could open the pages for administrators of a realm that requires two.',
    file: 'apps/server/src/domains/identity/viewer-source.ts',
    from: 'isChild || lacksSecondFactor ?',
    to: 'isChild ?',
    test: { file: enrolmentTest, title: 'leads an administrator without one' },
  },
];
