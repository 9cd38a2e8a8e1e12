// Changes the password of an account at a hosted identity service. Throws the errors of the call that changes a password here.
import { CallError, type CallErrorCode, type Caller } from '@matinee/client';
import { changePasswordAtService } from './firebase-client.ts';
import type { FirebaseOptions } from './firebase-options.ts';

const wrongPasswordCodes: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
]);
const weakPasswordCodes: ReadonlySet<string> = new Set([
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
]);

export async function changeFirebasePassword(
  caller: Caller,
  options: FirebaseOptions,
  { email, currentSecret, secret }: { email: string; currentSecret: string; secret: string },
): Promise<void> {
  try {
    await changePasswordAtService(options, { email, password: currentSecret, newPassword: secret });
  } catch (error) {
    const { code } = Object(error);
    if (wrongPasswordCodes.has(code)) throw createError('invalidCurrentCredentials', {});
    if (weakPasswordCodes.has(code)) throw createError('weakPassword', { reason: 'easyToGuess' });
    throw code === 'auth/network-request-failed' ? createError('network', {}) : error;
  }
  // The identity service ends only the sessions that it has opened.
  const { devices } = await caller.call('getDevices');
  const otherDevices = devices.filter(({ isCurrent }) => !isCurrent);
  await Promise.all(otherDevices.map(({ id }) => caller.call('signOutDevice', { params: { id } })));
}

const createError = (code: CallErrorCode, params: Record<string, unknown>) =>
  new CallError({ code, params, status: 0, requestId: null, retryable: false });
