import type { Guard } from '../guard.ts';

const passkeys = 'apps/server/src/domains/identity/passkeys';
const addPasskey = `${passkeys}/add-passkey.ts`;
const signIn = `${passkeys}/sign-in-with-passkey.ts`;
const challenge = `${passkeys}/passkey-challenge.ts`;
const addTest = `${passkeys}/add-passkey.test.ts`;
const signInTest = `${passkeys}/sign-in-with-passkey.test.ts`;

export const passkeyGuards: readonly Guard[] = [
  {
    id: 'passkey-recent-sign-in',
    threat: 'Whoever finds an open page could add a passkey, and keep access to the account.',
    file: addPasskey,
    from: 'return requireRecentSignIn(ctx);',
    to: 'return ctx.now.epochMilliseconds < 0 ? requireRecentSignIn(ctx) : undefined;',
    test: { file: addTest, title: 'requires a sign-in or a confirmed identity' },
  },
  {
    id: 'passkey-confirmed-address',
    threat:
      'Somebody could sign up with the address of another person, and keep access once that person confirms it.',
    file: addPasskey,
    from: "if (ctx.viewer.account?.lacksConfirmation) return refuse('emailNotConfirmed');\n",
    to: '',
    test: { file: addTest, title: 'refuses an account whose address is not confirmed' },
  },
  {
    id: 'passkey-challenge-once',
    threat: 'Whoever reads a response of an authenticator could sign in with it again.',
    file: signIn,
    from: 'if (!(await ports.challenges.consume(trx, ctx, verifiedAssertion.challenge)))',
    to: 'if (!(await ports.challenges.consume(trx, ctx, verifiedAssertion.challenge)) && now.epochMilliseconds < 0)',
    test: { file: signInTest, title: 'accepts the challenge of a sign-in once' },
  },
  {
    id: 'passkey-challenge-signature',
    threat: 'A page of another site could let a viewer sign a challenge that it has chosen.',
    file: challenge,
    from: 'return timingSafeEqual(signature, expectedSignature) &&',
    to: 'return (timingSafeEqual(signature, expectedSignature) || true) &&',
    test: { file: signInTest, title: 'refuses a response with an invented challenge' },
  },
  {
    id: 'passkey-challenge-expiry',
    threat: 'An old response of an authenticator could sign in.',
    file: challenge,
    from: '&& readExpiry(bytes) > toSeconds(ctx.now)',
    to: '&& readExpiry(bytes) > 0',
    test: { file: signInTest, title: 'accepts a challenge for 30 minutes' },
  },
  {
    id: 'passkey-challenge-realm',
    threat: 'A challenge of one realm could be used in another.',
    file: challenge,
    from: '[purpose, realm.key, origin,',
    to: '[purpose, realm.key.slice(0, 0), origin.slice(0, 0),',
    test: { file: signInTest, title: 'refuses the passkeys and challenges of another realm' },
  },
  {
    id: 'passkey-challenge-session',
    threat:
      'A stranger could add a passkey to the account of somebody else with a challenge of their own session.',
    file: addPasskey,
    from: "`add ${session?.publicId ?? ''}`",
    to: "`add ${session === undefined ? '' : 'session'}`",
    test: { file: addTest, title: 'only in the session that asked for it' },
  },
  {
    id: 'passkey-origin',
    threat: 'A page that looks like ours could sign in with what it has collected.',
    file: signIn,
    from: 'expectedOrigin: site.origin,',
    to: "expectedOrigin: [site.origin, 'https://evil.example'],",
    test: { file: signInTest, title: 'refuses a response from the page of another site' },
  },
  {
    id: 'passkey-user-verification',
    threat: 'Whoever finds an unlocked device or a security key could sign in.',
    file: signIn,
    from: 'requireUserVerification: true',
    to: 'requireUserVerification: false',
    test: { file: signInTest, title: 'refuses a response without the verification of the person' },
  },
  {
    id: 'passkey-user-handle',
    threat: 'A response that names another account could sign in.',
    file: signIn,
    from: '!isOwnedByUser(passkey, assertion) ||',
    to: '(isOwnedByUser(passkey, assertion) && now.epochMilliseconds < 0) ||',
    test: { file: signInTest, title: 'refuses a response that names another account' },
  },
  {
    id: 'passkey-counter',
    threat: 'A copied authenticator could sign in.',
    file: signIn,
    from: 'counter: passkey.counter,',
    to: 'counter: Math.min(passkey.counter, 0),',
    test: { file: signInTest, title: 'refuses a signature counter that has not increased' },
  },
  {
    id: 'passkey-backup-eligibility',
    threat: 'A passkey that cannot leave its device could be replaced by one that can.',
    file: signIn,
    from: 'if (!verified || isBackupEligible !== passkey.is_backup_eligible) return undefined;',
    to: 'if (!verified || isBackupEligible === null) return undefined;',
    test: { file: signInTest, title: 'refuses a response that may suddenly be copied' },
  },
  {
    id: 'passkey-host',
    threat: 'A Host header could make browsers ask for passkeys of another site.',
    file: `${passkeys}/passkey-site.ts`,
    from: 'hosts.includes(requestedHost) ? [requestedHost] : hosts',
    to: 'hosts.length > 0 ? [requestedHost] : hosts',
    test: { file: signInTest, title: 'the Host header chooses only among the hosts of the realm' },
  },
  {
    id: 'passkey-owner',
    threat: 'Somebody could remove the passkeys of another account.',
    file: `${passkeys}/passkey.queries.ts`,
    from: "    .deleteFrom('passkey')\n    .where('realm_id', '=', realmId)\n    .where('account_id', '=', accountId)\n",
    to: "    .deleteFrom('passkey')\n    .where('realm_id', '=', realmId)\n    .where('account_id', '!=', accountId * 0)\n",
    test: { file: addTest, title: 'rename and remove a passkey of the account only' },
  },
  {
    id: 'passkey-last-method',
    threat: 'A viewer could lose access to the account by removing the only way to sign in.',
    file: `${passkeys}/remove-passkey.ts`,
    from: 'if (!canSignIn(ctx.realm.settings, remainingMethods))',
    to: 'if (!canSignIn(ctx.realm.settings, methods))',
    test: { file: addTest, title: 'refuse to remove the last method' },
  },
];
