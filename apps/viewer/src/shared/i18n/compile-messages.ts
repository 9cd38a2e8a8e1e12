// Compiles ICU messages. The server does this for pages; the browser only when labels change, and in previews.
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export function compileMessages(translations: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(
    Object.entries(translations).map(([key, message]) => [key, compileMessage(message)]),
  );
}
