// Other services whose accounts viewers use to sign in. Their secrets are not part of any setting.
import {
  getProviderClientName,
  isProviderRoute,
  signInProviderKinds,
  type TvProviderKind,
} from '@matinee/rules';
import { z } from 'zod';
import { languageCode } from '../../fields/language-code.ts';

/** Pages load no images from other sites, so a logo is part of the settings. */
const logoUri = z
  .string()
  .max(12_000)
  .regex(/^data:image\/(svg\+xml|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/);

const webAddress = z.url({ protocol: /^https?$/ }).max(500);
/** The name that viewers read. */
const name = z.string().min(1).max(40);
/** The name of the provider in paths and commands. */
const clientName = z.string().regex(/^[a-z][a-z0-9-]{0,38}$/);
/** The id under which the provider knows this service. */
const clientId = z.string().min(1).max(200);
/** What the service may read, besides the identity of the person. */
const scopes = z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/)).max(20);
/** An id that is part of paths at the provider. */
const pathId = z.string().regex(/^[\w.-]{1,100}$/);
const fieldName = z.string().min(1).max(100);
/** The names of fields in the response with the person. */
const userInfoFields = z
  .strictObject({
    subject: fieldName.default('id'),
    email: fieldName.default('email'),
    name: fieldName.default('name'),
  })
  .prefault({});
const localisedText = z.record(languageCode, z.string().min(1).max(100));
/** The provider returns only addresses that it has verified. */
const hasVerifiedEmails = z.boolean().default(false);

const sharedSettings = {
  logoUri: logoUri.optional(),
  /** The path of the provider below the sign-in page. */
  route: z.string().refine(isProviderRoute).optional(),
  /** Permits addresses in a private network or on this machine, and plain http. */
  privateNetwork: z.boolean().default(false),
};

const openIdSettings = z.strictObject({
  kind: z.literal('openid').default('openid'),
  name,
  openIdClientName: clientName,
  /** The address under which the provider publishes its configuration (OpenID Connect Discovery). */
  issuer: webAddress,
  clientId,
  scopes: scopes.default(['email', 'profile']),
  /** The page of the provider on which viewers manage their account. */
  accountUri: webAddress.optional(),
  /** The page of the provider on which viewers reset their password. */
  resetUri: webAddress.optional(),
  ...sharedSettings,
});

const oauthSettings = z.strictObject({
  kind: z.literal('oauth'),
  name,
  clientName,
  /** The page on which people sign in. */
  authorisationUri: webAddress,
  /** Exchanges a code for an access token. */
  tokenUri: webAddress,
  /** Returns the person of an access token as JSON. */
  userInfoUri: webAddress,
  clientId,
  scopes: scopes.default(['email']),
  userInfoFields,
  hasVerifiedEmails,
  ...sharedSettings,
});

const googleSettings = z.strictObject({
  kind: z.literal('google'),
  name: name.default('Google'),
  clientId,
  issuer: webAddress.default('https://accounts.google.com'),
  ...sharedSettings,
});

const facebookSettings = z.strictObject({
  kind: z.literal('facebook'),
  name: name.default('Facebook'),
  appId: clientId,
  /** The origin of the page on which people sign in. */
  dialogOrigin: webAddress.default('https://www.facebook.com'),
  /** The origin of the Graph API. */
  graphOrigin: webAddress.default('https://graph.facebook.com'),
  hasVerifiedEmails,
  ...sharedSettings,
});

const appleSettings = z.strictObject({
  kind: z.literal('apple'),
  name: name.default('Apple'),
  /** The id of the service, not of an app. */
  clientId,
  teamId: clientId,
  /** The id of the private key, which is the secret of the provider. */
  keyId: clientId,
  issuer: webAddress.default('https://appleid.apple.com'),
  ...sharedSettings,
});

/** The viewer enters an id and a secret here; the service sends them to the provider. */
const credentialsSettings = z.strictObject({
  kind: z.literal('credentials'),
  name,
  clientName,
  /** Checks an id and a secret, and returns the person as JSON. */
  signInUri: webAddress,
  userInfoFields,
  hasVerifiedEmails,
  /** The labels of the fields of the form, by language. */
  fields: z.strictObject({ id: localisedText.optional(), secret: localisedText.optional() }).prefault({}),
  /** The page of the provider on which viewers reset their secret. */
  resetUri: webAddress.optional(),
  ...sharedSettings,
});

/** The script (SDK) of an operator finds the partner of the viewer, signs in there and returns a token. */
const operatorSettings = z.strictObject({
  kind: z.literal('operator'),
  name,
  /** The address of the operator: its script sends requests to it, and it publishes the endpoint that checks tokens. */
  baseUri: webAddress,
  clientId,
  /** The script, which defines `createOperatorSdk`. */
  sdkUri: webAddress,
  /** The ids of the services for which viewers sign in. */
  mediaProperties: z.array(z.string().min(1).max(100)).min(1).max(20),
  /** The installation of the operator. */
  environment: z.string().min(1).max(40).default('production'),
  additionalConfig: z
    .strictObject({
      /** Whether the script explains missing subscriptions. */
      entitlementScreen: z.boolean().default(true),
      /** Whether the script may send analytics to the operator. */
      analytics: z.boolean().default(false),
    })
    .prefault({}),
  ...sharedSettings,
});

/** Settings of sign-in with a TV provider, over the protocol of Adobe Pass. */
const tvSettings = {
  name: name.default('TV provider'),
  /** The id of the service at the provider. */
  requestorId: pathId,
  /** The resource, such as a channel, that a subscription must contain to give `licences`. */
  resourceId: z.string().min(1).max(200).optional(),
  baseUri: webAddress.default('https://api.auth.adobe.com'),
  /** The address to which TV providers send viewers back, if it is not that of the page with the list. */
  redirectUri: webAddress.optional(),
  /** Whether sign-in leads straight to the list, whatever other methods the realm has. */
  mandatory: z.boolean().default(false),
  allowUnlink: z.boolean().default(true),
  /** The TV providers that the list offers; empty: all. */
  allowedProviders: z
    .array(
      z.strictObject({
        /** The id of the TV provider. */
        name: z.string().min(1).max(100),
        /** The name that viewers read, if it is not that of the TV provider. */
        display: z.string().min(1).max(100).optional(),
        /** Shows the TV provider above the others. */
        featured: z.boolean().default(false),
      }),
    )
    .max(1_000)
    .default([]),
  /** The keys of the licences that subscribers have. */
  licences: z.array(z.string().min(1).max(100)).max(20).default([]),
  ...sharedSettings,
};

const adobeDcrSettings = z.strictObject({ kind: z.literal('adobe-dcr'), ...tvSettings });
const primetimeSettings = z.strictObject({ kind: z.literal('primetime'), clientId, ...tvSettings });

const socialKind = z.enum(['google', 'facebook', 'apple']);
const configValue = z.string().min(1).max(200);

/** The configuration of a Firebase project for web apps. */
const firebaseConfig = z.strictObject({
  apikey: configValue,
  projectId: configValue,
  authDomain: configValue.optional(),
  storageBucket: configValue.optional(),
  messagingSenderId: configValue.optional(),
  appId: configValue.optional(),
});

/** A hosted identity service: it has the passwords of viewers, who enter them here. */
const firebaseSettings = z.strictObject({
  kind: z.literal('firebase'),
  name,
  config: firebaseConfig,
  /** The providers of the realm with buttons below the form. */
  providers: z.array(socialKind).max(3).default([]),
  /** Another service with the same protocol, such as a simulator. */
  emulatorUri: webAddress.optional(),
  ...sharedSettings,
});

/** The settings whose addresses the server requests, and the script of an operator. */
const requestedAddresses = [
  'issuer',
  'authorisationUri',
  'tokenUri',
  'userInfoUri',
  'dialogOrigin',
  'graphOrigin',
  'signInUri',
  'baseUri',
  'sdkUri',
  'emulatorUri',
] as const;

export const signInProviderSettings = z
  .discriminatedUnion('kind', [
    openIdSettings,
    oauthSettings,
    googleSettings,
    facebookSettings,
    appleSettings,
    credentialsSettings,
    operatorSettings,
    adobeDcrSettings,
    primetimeSettings,
    firebaseSettings,
  ])
  .superRefine((provider, ctx) => {
    if (provider.privateNetwork) return;
    const settings: Partial<Record<(typeof requestedAddresses)[number], string>> = provider;
    for (const path of requestedAddresses) {
      if (settings[path]?.startsWith('https:') ?? true) continue;
      const message = 'must begin with https://, unless privateNetwork is true';
      ctx.addIssue({ code: 'custom', path: [path], message });
    }
  });
export type SignInProviderSettings = z.output<typeof signInProviderSettings>;
export type TvProviderSettings = Extract<SignInProviderSettings, { kind: TvProviderKind }>;

export function hasUniqueClientNames(providers: readonly SignInProviderSettings[]): boolean {
  return new Set(providers.map(getProviderClientName)).size === providers.length;
}

export function hasUniqueRoutes(providers: readonly SignInProviderSettings[]): boolean {
  const routes = providers.map((provider) => provider.route ?? getProviderClientName(provider));
  return new Set(routes).size === providers.length;
}

/** The part of the settings that pages show. */
export const signInProvider = z.object({
  kind: z.enum(signInProviderKinds),
  name: z.string(),
  /** Of a provider with OpenID Connect. */
  openIdClientName: z.string().optional(),
  /** Of a provider with generic OAuth, or with an id and a secret. */
  clientName: z.string().optional(),
  logoUri: z.string().optional(),
  accountUri: z.string().optional(),
  resetUri: z.string().optional(),
  /** The path below the sign-in page, if it is another one than that of the kind. */
  route: z.string().optional(),
  /** Of a provider of the kind `firebase`. */
  firebase: z
    .object({
      config: firebaseConfig,
      providers: z.array(socialKind),
      emulatorUri: z.string().optional(),
    })
    .optional(),
  /** The labels of the fields of a provider with an id and a secret. */
  fields: z.object({ id: z.string().optional(), secret: z.string().optional() }).optional(),
  /** The following belong to the kinds `adobe-dcr` and `primetime`. */
  requestorId: z.string().optional(),
  resourceId: z.string().optional(),
  baseUri: z.string().optional(),
  redirectUri: z.string().optional(),
  /** Whether sign-in leads straight to this provider. */
  mandatory: z.boolean().optional(),
  /** Whether viewers may disconnect the provider. */
  allowUnlink: z.boolean().optional(),
});
export type SignInProvider = z.infer<typeof signInProvider>;
