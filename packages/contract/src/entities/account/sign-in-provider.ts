// Identity providers: other services whose accounts viewers use to sign in. Their secrets are not part of any setting.
import { z } from 'zod';

/** Pages load no images from other sites, so a logo is part of the settings. */
const logoUri = z
  .string()
  .max(12_000)
  .regex(/^data:image\/(svg\+xml|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/);

const webAddress = z.url({ protocol: /^https?$/ }).max(500);

export const signInProviderSettings = z
  .strictObject({
    /** The name that viewers read. */
    name: z.string().min(1).max(40),
    /** The name of the provider in paths and commands. */
    openIdClientName: z.string().regex(/^[a-z][a-z0-9-]{0,38}$/),
    logoUri: logoUri.optional(),
    /** The address under which the provider publishes its configuration (OpenID Connect Discovery). */
    issuer: webAddress,
    /** The id under which the provider knows this service. */
    clientId: z.string().min(1).max(200),
    /** What the service may read, besides the identity of the person. */
    scopes: z
      .array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/))
      .max(20)
      .default(['email', 'profile']),
    /** The page of the provider on which viewers manage their account. */
    accountUri: webAddress.optional(),
    /** The page of the provider on which viewers reset their password. */
    resetUri: webAddress.optional(),
    /** Permits addresses in a private network or on this machine, and plain http. */
    privateNetwork: z.boolean().default(false),
  })
  .refine(({ issuer, privateNetwork }) => privateNetwork || issuer.startsWith('https:'), {
    path: ['issuer'],
    message: 'must begin with https://, unless privateNetwork is true',
  });
export type SignInProviderSettings = z.output<typeof signInProviderSettings>;

export function hasUniqueClientNames(providers: readonly { openIdClientName: string }[]): boolean {
  return new Set(providers.map(({ openIdClientName }) => openIdClientName)).size === providers.length;
}

/** The part of the settings that pages show. */
export const signInProvider = z.object({
  name: z.string(),
  openIdClientName: z.string(),
  logoUri: z.string().optional(),
  accountUri: z.string().optional(),
  resetUri: z.string().optional(),
});
export type SignInProvider = z.infer<typeof signInProvider>;
