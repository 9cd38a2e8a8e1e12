// A blocking function of a hosted identity service has refused the viewer. The operator translates its message in the labels of
// the realm.
import { type Caller, hasErrorCode } from '@matinee/client';
import { BlockedSignInError } from './blocked-sign-in-error.ts';

/** Of the call that returns texts. */
const maxKeyLength = 100;

/** Runs a sign-in, and finds the text for the message of a blocking function. */
export async function explainBlockedSignIn<T>(
  caller: Caller,
  language: string,
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    const message = readBlockingMessage(error);
    if (message === undefined) throw error;
    const key = `firebaseBlockingFunction_${message}`.slice(0, maxKeyLength);
    const texts = await caller.call('getTexts', { body: { keys: [key], language } }).catch(() => ({}));
    throw new BlockedSignInError(new Map(Object.entries(texts)).get(key) ?? null);
  }
}

/** Returns undefined for other errors. */
function readBlockingMessage(error: unknown): string | undefined {
  if (hasErrorCode(error, 'blockedByFunction')) return error.params.message ?? '';
  const { code, message } = Object(error);
  if (code !== 'auth/internal-error') return undefined;
  // `HTTP Cloud Function returned an error: {"error":{"message":"…"}}`
  const json = /\{.*\}/s.exec(String(message))?.[0];
  try {
    return String(Object(JSON.parse(json ?? '{}').error).message ?? '');
  } catch {
    return '';
  }
}
