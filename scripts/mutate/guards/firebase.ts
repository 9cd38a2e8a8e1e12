import type { Guard } from '../guard.ts';

const firebase = 'apps/server/src/domains/identity/providers/firebase';
const firebaseProvider = `${firebase}/firebase-provider.ts`;
const firebaseTest = `${firebase}/firebase.test.ts`;

export const firebaseGuards: readonly Guard[] = [
  {
    id: 'firebase-token-audience',
    threat: 'Whoever has a Firebase project could sign in as anybody with tokens of that project.',
    file: firebaseProvider,
    from: '      audience: projectId,\n',
    to: '',
    test: { file: firebaseTest, title: 'refuses a token' },
  },
  {
    id: 'firebase-token-issuer',
    threat: 'A token that Google has signed for another purpose could sign in.',
    file: firebaseProvider,
    from: '      issuer: `https://securetoken.google.com/${projectId}`,\n',
    to: '',
    test: { file: firebaseTest, title: 'refuses a token' },
  },
  {
    id: 'firebase-disabled-account',
    threat: 'A person whom the identity service has disabled could sign in for another hour.',
    file: firebaseProvider,
    from: 'const { id_token: newToken } = await api.refreshToken(firebaseRefreshToken);',
    to: 'const newToken = firebaseAuthToken || firebaseRefreshToken;',
    test: { file: firebaseTest, title: 'refuses the tokens of an account that was disabled' },
  },
  {
    id: 'firebase-one-person',
    threat: 'A stolen identity token would work with the refresh token of another person.',
    file: firebaseProvider,
    from: "if (identity.subject !== subject) throw new Error('the tokens belong to different persons');",
    to: '',
    test: { file: firebaseTest, title: 'refuses tokens of two persons' },
  },
  {
    id: 'firebase-known-address',
    threat:
      'Whoever signs up with an address would learn that its owner has an account at the identity service.',
    file: firebaseProvider,
    from: "error.code === 'EMAIL_EXISTS'",
    to: "error.code === ''",
    test: { file: firebaseTest, title: 'responds to an address that has an account like to a new one' },
  },
  {
    id: 'firebase-sign-up-duration',
    threat:
      'Whoever measures a sign-up would learn that the owner of the address has an account at the identity service.',
    file: `${firebase}/hide-duration.ts`,
    from: '    await sleep(stepMs - ((performance.now() - startMs) % stepMs));\n',
    to: '    await sleep(0);\n',
    test: { file: firebaseTest, title: 'the duration of a response does not depend on the address' },
  },
  {
    id: 'firebase-unconfirmed-address',
    threat:
      'Somebody could sign up with the address of another person in a realm that requires confirmed addresses.',
    file: `${firebase}/firebase.routes.ts`,
    from: 'if (emailConfirmationRequired && !identity.isEmailVerified) {',
    to: 'if (emailConfirmationRequired && identity.subject === null) {',
    test: { file: firebaseTest, title: 'needs a confirmed address' },
  },
  {
    id: 'firebase-private-network',
    threat: 'The address of an identity service could lead requests of the service into the private network.',
    file: `${firebase}/firebase-api.ts`,
    from: 'createOutboundFetch(privateNetwork)',
    to: 'createOutboundFetch(true || privateNetwork)',
    test: { file: firebaseTest, title: 'no request into a private network' },
  },
];
