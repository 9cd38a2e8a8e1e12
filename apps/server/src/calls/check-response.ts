// Validates results against the contract: nothing is missing, and nothing that the contract does not name
// leaves the server.
import type { Call, CallName } from '@matinee/contract';

export function checkResponse(name: CallName, call: Call, answer: unknown): unknown {
  if (!call.response) return undefined;
  const result = call.response.safeParse(answer);
  if (result.success) return result.data;
  throw new Error(`The answer of ${name} does not fit the contract: ${result.error.message}`);
}
