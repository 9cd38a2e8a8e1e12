import { type Refusal, refuse } from '../../../../platform/errors/index.ts';
import type { FirebaseError } from './firebase-api.ts';

/** Maps an error of the identity service. Unknown codes are failed sign-ins. */
export function presentFirebaseError({ code, detail, message }: FirebaseError): Refusal {
  if (/app check token/i.test(message)) return refuse('appCheckFailed');
  switch (code) {
    case 'BLOCKING_FUNCTION_ERROR_RESPONSE': {
      const functionMessage = readFunctionMessage(detail);
      return functionMessage === null
        ? refuse('failedAuthentication')
        : refuse('blockedByFunction', { message: functionMessage }, [functionMessage]);
    }
    case 'INVALID_EMAIL':
      return refuse('invalidEmail');
    case 'WEAK_PASSWORD':
    case 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS':
      return refuse('weakPassword', { reason: 'easyToGuess' });
    case 'TOO_MANY_ATTEMPTS_TRY_LATER':
      return refuse('tooManyRequests');
    case 'OPERATION_NOT_ALLOWED':
    case 'ADMIN_ONLY_OPERATION':
      return refuse('selfRegistrationOff');
    default:
      return refuse('failedAuthentication');
  }
}

const maxMessageLength = 300;

/** `HTTP Cloud Function returned an error: {"error":{"message":"…"}}` */
function readFunctionMessage(detail: string): string | null {
  const json = /\{.*\}/s.exec(detail)?.[0];
  try {
    const { message } = Object(JSON.parse(json ?? '{}').error);
    return typeof message === 'string' && message !== '' ? message.slice(0, maxMessageLength) : null;
  } catch {
    return null;
  }
}
