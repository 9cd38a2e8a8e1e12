// Compiles ICU messages. Used on the server, and in the browser only when labels change.
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export function compileMessages(translations: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(
    Object.entries(translations).map(([key, message]) => [key, compileMessage(message)]),
  );
}
