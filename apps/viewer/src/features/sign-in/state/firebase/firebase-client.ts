// The client library of the hosted identity service. It keeps its session in memory: the viewer stays signed in here, not there.
import { initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
} from '@firebase/auth';
import type { FirebaseOptions } from './firebase-options.ts';

interface PasswordCredentials {
  email: string;
  password: string;
}

interface FirebaseTokens {
  firebaseAuthToken: string;
  firebaseRefreshToken: string;
}

export const signInAtService = (
  options: FirebaseOptions,
  { email, password }: PasswordCredentials,
): Promise<FirebaseTokens> =>
  runWithAuth(options, async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { firebaseAuthToken: await user.getIdToken(), firebaseRefreshToken: user.refreshToken };
  });

export const changePasswordAtService = (
  options: FirebaseOptions,
  { email, password, newPassword }: PasswordCredentials & { newPassword: string },
): Promise<void> =>
  runWithAuth(options, async (auth) => {
    // The current password is proved at once: the library has no session before.
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await updatePassword(user, newPassword);
  });

let currentAuth: Auth | undefined;

async function runWithAuth<T>(options: FirebaseOptions, work: (auth: Auth) => Promise<T>): Promise<T> {
  // A page has one realm, so one service.
  currentAuth ??= createAuth(options);
  try {
    return await work(currentAuth);
  } finally {
    await signOut(currentAuth);
  }
}

function createAuth({ config: { apikey, ...config }, emulatorUri }: FirebaseOptions): Auth {
  const app = initializeApp({ ...config, apiKey: apikey });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorUri !== undefined) connectAuthEmulator(auth, emulatorUri, { disableWarnings: true });
  return auth;
}
