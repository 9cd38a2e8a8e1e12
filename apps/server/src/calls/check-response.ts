// Validates responses against the contract: no field is missing, and fields that the contract does not
// declare are removed.
import type { Call, CallName } from '@matinee/contract';

export function checkResponse(name: CallName, call: Call, response: unknown): unknown {
  if (!call.response) return undefined;
  const result = call.response.safeParse(response);
  if (result.success) return result.data;
  throw new Error(`The response of ${name} does not match the contract: ${result.error.message}`);
}
