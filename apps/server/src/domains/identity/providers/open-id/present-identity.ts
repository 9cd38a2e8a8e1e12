import type { IDToken, UserInfoResponse } from 'openid-client';
import type { ProviderIdentity } from '../provider.ts';

/** Maps the claims of an identity token, and the person's details from the token or from the user info endpoint. */
export function presentIdentity(claims: IDToken, details: IDToken | UserInfoResponse): ProviderIdentity {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: readText(details.email),
    // Apple sends a text.
    isEmailVerified: details.email_verified === true || details.email_verified === ('true' as unknown),
    name: readText(details.name) ?? readText(details.given_name),
  };
}

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
