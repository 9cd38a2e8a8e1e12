// Maps the person that a provider returns as JSON. Each provider has its own names of fields.
import { readText } from './open-id/present-identity.ts';
import type { ProviderIdentity } from './provider.ts';

export interface UserInfoOptions {
  /** Distinguishes the persons of this provider from those of others. */
  issuer: string;
  userInfoFields: { subject: string; email: string; name: string };
  /** The provider returns only addresses that it has verified. */
  hasVerifiedEmails: boolean;
}

export function presentUserInfo(
  userInfo: Readonly<Record<string, unknown>>,
  { issuer, userInfoFields, hasVerifiedEmails }: UserInfoOptions,
): ProviderIdentity {
  const subject = userInfo[userInfoFields.subject];
  // Some providers number their accounts.
  const isSubject = (typeof subject === 'string' && subject !== '') || Number.isSafeInteger(subject);
  if (!isSubject) throw new Error(`the provider has sent no ${userInfoFields.subject}`);
  const email = readText(userInfo[userInfoFields.email]);
  return {
    issuer,
    subject: String(subject),
    email,
    isEmailVerified: email !== null && hasVerifiedEmails,
    name: readText(userInfo[userInfoFields.name]),
  };
}
