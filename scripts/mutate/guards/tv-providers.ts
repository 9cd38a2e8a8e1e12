import type { Guard } from '../guard.ts';

const tv = 'apps/server/src/domains/identity/providers/tv';
const tvTest = `${tv}/tv-provider.test.ts`;
const syncTest = `${tv}/entitlement-sync.test.ts`;

export const tvProviderGuards: readonly Guard[] = [
  {
    id: 'tv-provider-device',
    threat: 'Whoever sees the registration code of another device could sign in as its subscriber.',
    file: `${tv}/tv-provider-client.ts`,
    from: 'const path = `/api/v1/tokens/authn?${query}`;',
    to: "const path = `/api/v1/tokens/authn?${query}`;\n      return { userId: 'anybody', mvpd: 'HarbourCable', expiresAt: Temporal.Now.instant() };",
    test: { file: tvTest, title: 'the registration code of another device' },
  },
  {
    id: 'tv-provider-allowed',
    threat: 'Viewers could sign in with a TV provider that the realm does not offer.',
    file: `${tv}/tv-provider.ts`,
    from: 'if (!isAllowed) throw',
    to: 'if (mvpd === "") throw',
    test: { file: tvTest, title: 'a TV provider that the realm does not allow' },
  },
  {
    id: 'tv-provider-unlink',
    threat: 'Viewers could disconnect a TV provider although the realm requires it.',
    file: 'apps/server/src/domains/identity/providers/unlink-provider.ts',
    from: "    if (!allowsUnlinking(signInProviders, clientName)) return refuse('unlinkingNotAllowed');\n",
    to: '',
    test: { file: tvTest, title: 'is disconnected only if the realm allows it' },
  },
  {
    id: 'tv-provider-link-verified',
    threat:
      'Somebody could sign up with the address of another person, and keep access once that person connects a TV provider.',
    file: 'apps/server/src/domains/identity/providers/link-account.ts',
    from: '(identity.isSubscription || identity.isEmailVerified) && (await hasVerifiedEmail(trx, accountKey))',
    to: 'identity.isSubscription || (identity.isEmailVerified && (await hasVerifiedEmail(trx, accountKey)))',
    test: { file: tvTest, title: 'and its address is confirmed' },
  },
  {
    id: 'entitlement-sync-session',
    threat: 'Whoever finds an old refresh token could change the licences of its account.',
    file: `${tv}/subscription-licences.ts`,
    from: "      if (!isActive) return refuse('invalidRefreshToken');\n",
    to: "      if (!token) return refuse('invalidRefreshToken');\n",
    test: { file: syncTest, title: 'a signed-out one' },
  },
  {
    id: 'entitlement-sync-denied',
    threat: 'Former subscribers would keep the licences of their subscription.',
    file: 'apps/server/src/domains/entitlement/operations/replace-licences.ts',
    from: 'await deleteEntitlements(trx, { realmId, accountId, reason })',
    to: '[] as string[]',
    test: { file: syncTest, title: 'follows the subscription of an account' },
  },
];
