import type { Guard } from '../guard.ts';

const providers = 'apps/server/src/domains/identity/providers';
const attemptQueries = `${providers}/sign-in-attempt.queries.ts`;
const openIdProvider = `${providers}/open-id/open-id-provider.ts`;
const discoverConfiguration = `${providers}/open-id/discover-configuration.ts`;
const linkAccount = `${providers}/link-account.ts`;
const kindsTest = `${providers}/provider-kinds.test.ts`;
const unlinkTest = `${providers}/unlink-provider.test.ts`;
const openIdTest = `${providers}/open-id.test.ts`;
const forgedTokensTest = `${providers}/open-id/forged-tokens.test.ts`;
const credentialProvider = `${providers}/credentials/credential-provider.ts`;
const credentialsTest = `${providers}/credentials/credentials.test.ts`;
const operatorProvider = `${providers}/operator/operator-provider.ts`;
const operatorTest = `${providers}/operator/operator.test.ts`;
const linkingTest = `${providers}/linking.test.ts`;
const secretsTest = 'apps/server/src/platform/secrets/secrets.test.ts';
const outboundTest = 'apps/server/src/platform/outbound-http/outbound-http.test.ts';

export const signInProviderGuards: readonly Guard[] = [
  {
    id: 'provider-state-browser',
    threat:
      'A stranger could sign a viewer in with an account of the stranger, and see what the viewer does.',
    file: attemptQueries,
    from: "    .where('browser_hash', '=', browserHash)\n",
    to: '',
    test: { file: openIdTest, title: 'a browser that has not started the sign-in' },
  },
  {
    id: 'provider-state-once',
    threat: 'The address with which a provider sends a viewer back could be used again.',
    file: attemptQueries,
    from: "    .where('used_at', 'is', null)\n",
    to: '',
    test: { file: openIdTest, title: 'accepts a state once' },
  },
  {
    id: 'provider-state-expiry',
    threat: 'An old sign-in that was never finished could be finished by whoever finds its address.',
    file: attemptQueries,
    from: "    .where('expires_at', '>', now)\n",
    to: '',
    test: { file: openIdTest, title: 'after 15 minutes' },
  },
  {
    id: 'provider-state-realm',
    threat: 'A sign-in that was started in one realm could be finished in another.',
    file: attemptQueries,
    from: "    .where('realm_id', '=', realmId)\n",
    to: '',
    test: { file: openIdTest, title: 'the state of another realm' },
  },
  {
    id: 'provider-issuer',
    threat: 'A malicious provider could exchange the code of another provider.',
    file: openIdProvider,
    from: "if (response.issuer !== undefined) returnUrl.searchParams.set('iss', response.issuer);",
    to: "returnUrl.searchParams.set('iss', configuration.serverMetadata().issuer);",
    test: { file: openIdTest, title: 'names another issuer' },
  },
  {
    id: 'provider-token-signature',
    threat: 'Whoever changes the response of a provider could sign in as anybody.',
    file: discoverConfiguration,
    from: '[enableNonRepudiationChecks, ...(privateNetwork ? [allowInsecureRequests] : []), ...execute]',
    to: '[...(enableNonRepudiationChecks && privateNetwork ? [allowInsecureRequests] : []), ...execute]',
    test: { file: forgedTokensTest, title: 'signed with another key' },
  },
  {
    id: 'google-token-nonce',
    threat: 'A token that Google has issued to another sign-in could be used to sign in as its person.',
    file: `${providers}/open-id/google-provider.ts`,
    from: 'implicitAuthentication(configuration, returnUrl, nonce,',
    to: "implicitAuthentication(configuration, returnUrl, nonce && JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString()).nonce,",
    test: { file: kindsTest, title: 'refuses what the provider has returned to another sign-in' },
  },
  {
    id: 'oauth-verified-emails',
    threat: 'Somebody could take over an address at a provider that does not check addresses.',
    file: `${providers}/present-user-info.ts`,
    from: 'email !== null && hasVerifiedEmails',
    to: 'email !== null && hasVerifiedEmails !== undefined',
    test: { file: kindsTest, title: 'only if the provider verifies all' },
  },
  {
    id: 'apple-callback',
    threat: 'A client could finish the sign-in of another client.',
    file: `${providers}/finish-sign-in.ts`,
    from: "if (!matchesBinding(params, binding)) return refuse('failedProviderSignIn');",
    to: 'matchesBinding(params, binding);',
    test: { file: kindsTest, title: 'accepts the nonce and the callback URI of the sign-in' },
  },
  {
    id: 'provider-extra-params',
    threat: 'A link could make the provider send the code to another address.',
    file: `${providers}/start-sign-in.ts`,
    from: 'extraParamEntries.find(([name]) => !allowedExtraParams.has(name))',
    to: 'extraParamEntries.find(() => allowedExtraParams.size === 0)',
    test: { file: openIdTest, title: 'none that changes where the code goes' },
  },
  {
    id: 'provider-private-network',
    threat: 'The address of a provider could lead requests of the service into the private network.',
    file: discoverConfiguration,
    from: 'createOutboundFetch(privateNetwork)',
    to: 'createOutboundFetch(true)',
    test: { file: openIdTest, title: 'no configuration from a private network' },
  },
  {
    id: 'credential-provider-private-network',
    threat: 'The address of a partner could lead requests of the service into the private network.',
    file: credentialProvider,
    from: 'createOutboundFetch(privateNetwork)',
    to: 'createOutboundFetch(true || privateNetwork)',
    test: { file: credentialsTest, title: 'no request into a private network' },
  },
  {
    id: 'credential-provider-guesses',
    threat: 'Whoever guesses secrets could find that of a customer of a partner.',
    file: `${providers}/credentials/credentials.routes.ts`,
    from: 'limits.signIn(ctx, `${clientName} ${id}`, () =>',
    to: '(async <T>(run: () => T) => run())(() =>',
    test: { file: credentialsTest, title: 'refuses more guesses for one id' },
  },
  {
    id: 'operator-token-audience',
    threat: 'Another service could sign in here as its viewers, with the tokens that they have given to it.',
    file: operatorProvider,
    from: '!isIssuedTo(clientId, response)',
    to: '!isIssuedTo(response.client_id ?? clientId, response)',
    test: { file: operatorTest, title: 'issued to another service' },
  },
  {
    id: 'operator-token-active',
    threat: 'A forged or expired token could sign somebody in.',
    file: operatorProvider,
    from: "if (!response.active) throw new Error('the token of the operator is not valid');",
    to: 'if (!response.active) return { issuer, subject: token, email: null, isEmailVerified: false, name: null };',
    test: { file: operatorTest, title: 'a token that the operator does not know' },
  },
  {
    id: 'operator-verified-email',
    threat: 'Somebody could take over an address at an operator that has not checked it.',
    file: operatorProvider,
    from: 'response.email_verified === true',
    to: 'response.email_verified !== undefined',
    test: { file: operatorTest, title: 'only if the operator has verified it' },
  },
  {
    id: 'operator-frame-sandbox',
    threat: 'The script of an operator could read the tokens of viewers.',
    file: `${providers}/operator/operator-frame.ts`,
    from: "'sandbox allow-scripts allow-forms",
    to: "'sandbox allow-same-origin allow-scripts allow-forms",
    test: { file: operatorTest, title: 'a document that can reach only the operator' },
  },
  {
    id: 'outbound-body-redirect',
    threat: 'A redirect could send the secret of a client to another address.',
    file: 'apps/server/src/platform/outbound-http/fetch-outbound.ts',
    from: "if (body !== undefined && redirect !== 'manual')",
    to: "if (body !== undefined && redirect === undefined && method === '')",
    test: { file: outboundTest, title: 'instead of sending the body to another address' },
  },
  {
    id: 'provider-account-issuer',
    threat: 'A provider could sign in as a person whom another provider knows.',
    file: `${providers}/linked-account.queries.ts`,
    from: "    .where('issuer', '=', issuer)\n",
    to: '',
    test: { file: linkingTest, title: 'the same subject at another issuer' },
  },
  {
    id: 'provider-email-verified',
    threat:
      'Somebody could claim an address at a provider that verifies none, and keep its owner from signing up.',
    file: `${providers}/create-linked-account.ts`,
    from: 'identity.isEmailVerified ? identity.email : null',
    to: 'identity.email',
    test: { file: linkingTest, title: 'an unverified address creates an account without it' },
  },
  {
    id: 'provider-first-email-verified',
    threat:
      'An account could get the address of somebody else, and with it the mails and the sign-ins for that address.',
    file: `${providers}/sign-in-with-identity.ts`,
    from: 'if (identity.isEmailVerified && identity.email !== null)',
    to: 'if (identity.email !== null)',
    test: { file: linkingTest, title: 'is not set while the provider has not verified it' },
  },
  {
    id: 'provider-first-email-only',
    threat: 'Whoever controls a provider could move an account to another address.',
    file: `${providers}/linked-account.queries.ts`,
    from: "    .where('email', 'is', null)\n",
    to: '',
    test: { file: linkingTest, title: 'does not replace an address that the account has' },
  },
  {
    id: 'provider-link-verified-there',
    threat: 'An account could be connected with a person whose address the provider has not verified.',
    file: linkAccount,
    from: '(identity.isSubscription || identity.isEmailVerified) && (await hasVerifiedEmail(trx, accountKey))',
    to: 'await hasVerifiedEmail(trx, accountKey)',
    test: { file: linkingTest, title: 'address verified at the provider' },
  },
  {
    id: 'provider-link-verified-here',
    threat:
      'Somebody could sign up with the address of another person, and keep access once that person connects.',
    file: linkAccount,
    from: '(identity.isSubscription || identity.isEmailVerified) && (await hasVerifiedEmail(trx, accountKey))',
    to: 'identity.isSubscription || identity.isEmailVerified',
    test: { file: linkingTest, title: 'address verified at the provider' },
  },
  {
    id: 'provider-link-agreement',
    threat: 'An account could be connected with a provider although its owner has not agreed.',
    file: linkAccount,
    from: "  if (!link) return refuse('accountConflict', { reason: 'notLinked' });\n",
    to: '',
    test: { file: linkingTest, title: 'address verified at the provider' },
  },
  {
    id: 'provider-other-account',
    threat: 'A viewer would change to another account without noticing.',
    file: `${providers}/sign-in-with-identity.ts`,
    from: "if (isOther) return refuse('accountConflict', { reason: 'otherAccount' });",
    to: '',
    test: { file: linkingTest, title: 'a person who has another account' },
  },
  {
    id: 'provider-unlink-last',
    threat: 'A person could lose access to the account by disconnecting the last provider.',
    file: `${providers}/unlink-provider.ts`,
    from: "    if (!canSignIn(ctx.realm.settings, { ...methods, providerNames })) return refuse('lastSignInMethod');\n",
    to: '',
    test: { file: unlinkTest, title: 'refuses the last method with which the person can sign in' },
  },
  {
    id: 'provider-sign-up-rules',
    threat: 'People could register themselves in a realm that does not permit it.',
    file: `${providers}/create-linked-account.ts`,
    from: "  if (!canSignUp({ selfRegistration, providerAllowsSignUp })) return refuse('selfRegistrationOff');\n",
    to: '',
    test: { file: linkingTest, title: 'needs self-registration' },
  },
  {
    id: 'provider-secret-encrypted',
    threat: 'Whoever reads the database could act as this service at a provider.',
    file: 'apps/server/src/platform/secrets/secrets.ts',
    from: '.values({ name, realm_id: realmId, ...encryptedSecret })',
    to: '.values({ name, realm_id: realmId, ...encryptedSecret, value, key_version: unencryptedVersion })',
    test: { file: secretsTest, title: 'encrypts the secret of an operator' },
  },
];
