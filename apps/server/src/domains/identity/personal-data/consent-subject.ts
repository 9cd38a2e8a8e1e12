// The pseudonym under which the service keeps the consents of deleted accounts.
import { createHmac } from 'node:crypto';
import type { RealmContext } from '../../../calls/index.ts';
import { getAccountKey } from '../account-key.ts';
import type { SigningKeys } from '../signing-keys.ts';

/** Without the key, nobody can compute the pseudonyms of known addresses. `email` is that of the account. */
export function computeConsentSubject(
  { consentSubject }: Pick<SigningKeys, 'consentSubject'>,
  realm: Pick<RealmContext, 'key'>,
  email: string,
): Buffer {
  return createHmac('sha256', consentSubject).update(getAccountKey({ realm }, email)).digest();
}
