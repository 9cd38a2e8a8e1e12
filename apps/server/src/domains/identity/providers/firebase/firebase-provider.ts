// A hosted identity service. The page signs in there; this service checks the identity token that the page sends.
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { readText } from '../open-id/present-identity.ts';
import { ProviderError, type ProviderIdentity } from '../provider.ts';
import { createFirebaseApi, FirebaseError, type FirebaseSettings } from './firebase-api.ts';

export interface FirebaseTokens {
  firebaseAuthToken: string;
  firebaseRefreshToken: string;
}

export interface FirebaseProvider {
  /**
   * Creates an account at the service. Resolves with undefined if the address has one.
   * @throws FirebaseError | ProviderError
   */
  signUp(account: {
    email: string;
    password: string;
    appCheckToken?: string | undefined;
  }): Promise<{ identity: ProviderIdentity; idToken: string } | undefined>;
  /**
   * Lets the service send the mail that confirms the address of an account.
   * @throws FirebaseError | ProviderError
   */
  sendConfirmation(idToken: string, language: string): Promise<void>;
  /** @throws ProviderError */
  readIdentity(tokens: FirebaseTokens): Promise<ProviderIdentity>;
  /** @throws FirebaseError | ProviderError */
  sendPasswordReset(email: string, language: string): Promise<void>;
}

export type LoadKeys = () => Promise<JSONWebKeySet>;

export function createFirebaseProvider(
  settings: FirebaseSettings,
  cacheKeys: (load: LoadKeys) => LoadKeys,
): FirebaseProvider {
  const { projectId } = settings.config;
  const api = createFirebaseApi(settings);
  const loadKeys = cacheKeys(async () => readKeySet(await api.fetchKeys()));

  async function verifyToken(token: string): Promise<ProviderIdentity> {
    const { payload } = await jwtVerify(token, createLocalJWKSet(await loadKeys()), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const { iss: issuer = '', sub: subject = '' } = payload;
    if (subject === '') throw new Error('the token names no person');
    return {
      issuer,
      subject,
      email: readText(payload.email),
      isEmailVerified: payload.email_verified === true,
      name: readText(payload.name),
    };
  }

  return {
    async signUp({ email, password, appCheckToken }) {
      const headers = { ...(appCheckToken !== undefined && { 'x-firebase-appcheck': appCheckToken }) };
      const account = { email, password, returnSecureToken: true };
      const response = await api.callToolkit('signUp', account, headers).catch((error: unknown) => {
        if (error instanceof FirebaseError && error.code === 'EMAIL_EXISTS') return undefined;
        throw error;
      });
      if (!response) return undefined;
      const idToken = String(response.idToken);
      return { identity: await catchRejection(() => verifyToken(idToken)), idToken };
    },

    async sendConfirmation(idToken, language) {
      const headers = { 'x-firebase-locale': language };
      await api.callToolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, headers);
    },

    readIdentity: ({ firebaseAuthToken, firebaseRefreshToken }) =>
      catchRejection(async () => {
        const { subject } = await verifyToken(firebaseAuthToken);
        // An identity token stays valid for an hour after its account was disabled; a refresh token does not.
        const { id_token: newToken } = await api.refreshToken(firebaseRefreshToken);
        const identity = await verifyToken(String(newToken));
        if (identity.subject !== subject) throw new Error('the tokens belong to different persons');
        return identity;
      }),

    async sendPasswordReset(email, language) {
      try {
        const headers = { 'x-firebase-locale': language };
        await api.callToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email }, headers);
      } catch (error) {
        // The response must not reveal which addresses have an account.
        if (!(error instanceof FirebaseError && accountCodes.has(error.code))) throw error;
      }
    },
  };
}

/** Refusals of a mail that depend on the account of its address. */
const accountCodes: ReadonlySet<string> = new Set(['EMAIL_NOT_FOUND', 'USER_NOT_FOUND', 'USER_DISABLED']);

function readKeySet(response: Readonly<Record<string, unknown>>): JSONWebKeySet {
  if (!Array.isArray(response.keys))
    throw new ProviderError('unavailable', new Error('the service has sent no keys'));
  return { keys: response.keys };
}

async function catchRejection<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError('rejected', error);
  }
}
