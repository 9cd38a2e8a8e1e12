// The settings of a realm that a running page needs. The full settings file is described in `realm-file.ts`.
import { seasonPickerVariants } from '@matinee/rules';
import { z } from 'zod';
import { languageCode } from '../fields/language-code.ts';
import { signInProvider } from './account/sign-in-provider.ts';
import { artwork } from './content.ts';

/** Colours as `#rrggbb`. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

export const themeColours = z.object({
  primary: colour,
  secondary: colour,
  tertiary: colour,
  background: colour,
  alert: colour,
  callToAction: colour,
});

export const features = z.object({
  seriesInterstitial: z.boolean(),
  videoInterstitial: z.boolean(),
  socialSharing: z.boolean(),
  watchlists: z.boolean(),
  reviews: z.boolean(),
  showTitles: z.boolean(),
  epgPlayback: z.boolean(),
  captchaRequired: z.boolean(),
  selfRegistration: z.boolean(),
  emailConfirmationRequired: z.boolean(),
  disallowVpn: z.boolean(),
});

export const consentTerm = z.object({
  fieldName: z.string(),
  fieldType: z.enum(['INFORMATION_TEXT', 'BINARY_CHOICE']),
  label: z.string(),
  text: z.string(),
  required: z.boolean(),
  defaultValue: z.boolean(),
});

export const externalSignIn = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  allowsSignUp: z.boolean().default(true),
});

/** Sign-in with an email address. */
export const emailSignIn = z.strictObject({
  /** Whether viewers can sign in and sign up with a password. */
  password: z.boolean().default(true),
  /** Whether viewers can sign in with a link in a mail. */
  magicLink: z.boolean().default(true),
  /**
   * Another page where viewers reset their password, instead of the one of this service. `{email}`, `{language}`,
   * `{realm}` and `{from}` stand for values; a query parameter without a value is left out.
   */
  resetUri: z
    .string()
    .max(2_000)
    .regex(/^https:\/\/[^\s{}/?#]+([/?#]([^\s{}]|\{(email|language|realm|from)\})*)?$/)
    .optional(),
});

/** Background of the sign-in pages, with a variant for right-to-left languages. */
export const authBackground = z.object({ image: artwork, rightToLeftImage: artwork.optional() });
export type AuthBackground = z.infer<typeof authBackground>;

export const realm = z.object({
  key: z.string(),
  name: z.string(),
  /** Increases with every change of the settings. */
  version: z.number().int(),
  theme: themeColours,
  /** CSS custom properties derived from the theme, ready for the document's head. */
  tokens: z.record(z.string(), z.string()),
  fonts: z.object({ display: z.string(), text: z.string() }),
  logo: artwork.optional(),
  authBackground: authBackground.optional(),
  features,
  languages: z.array(languageCode),
  defaultLanguage: languageCode,
  topBarLayout: z.enum(['top', 'top-left', 'hamburger', 'sidebar']),
  seasonPicker: z.enum(seasonPickerVariants),
  /** Viewers sign in on another site, at this URL. */
  externalSignIn: externalSignIn.optional(),
  emailSignIn,
  signInProviders: z.array(signInProvider),
  consents: z.array(consentTerm),
  /** Whether pages send analytics events, and which consent they require. */
  analytics: z.object({
    collect: z.boolean(),
    consent: consentTerm.pick({ fieldName: true, label: true, text: true }).optional(),
  }),
});
export type Realm = z.infer<typeof realm>;

export const labelSet = z.object({
  default_locale: z.string(),
  selected_locale: z.string(),
  /** ICU messages by label key. */
  translations: z.record(z.string(), z.string()),
});
export type LabelSet = z.infer<typeof labelSet>;
