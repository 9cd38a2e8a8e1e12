// The file that `matinee realm apply` takes: all settings of one realm. Unknown keys are errors.
import { seasonPickerVariants } from '@matinee/rules';
import { z } from 'zod';
import { languageCode } from '../fields/language-code.ts';
import { addressRestriction } from './account/country.ts';
import { hasUniqueClientNames, hasUniqueRoutes, signInProviderSettings } from './account/sign-in-provider.ts';
import { contentTypeInput } from './content.ts';
import { gridSort } from './grid.ts';
import { colour, emailSignIn, externalSignIn, features } from './realm.ts';
import { link, menuItem, promoPlacement } from './section.ts';

const localisedText = z.record(languageCode, z.string().min(1));
const settingId = z.string().regex(/^[a-z][a-z0-9-]{0,58}$/);
const httpsUrl = z.url({ protocol: /^https$/ });

/** A named grid: titles that match all of its filters. */
const namedGrid = z.strictObject({
  key: settingId,
  title: localisedText,
  types: z.array(contentTypeInput).min(1).optional(),
  genre: z.string().optional(),
  tag: z.string().optional(),
  access: z.enum(['open', 'signIn', 'licence']).optional(),
  sort: gridSort.default('newest'),
});

/** Text by the operator (HTML with basic formatting), or the URL of a page on another site. */
const externalPageSetting = z.strictObject({
  id: settingId,
  title: localisedText,
  text: z.record(languageCode, z.string().min(1).max(100_000)).optional(),
  url: httpsUrl.optional(),
});

/** An HTML document in a frame, served by this service or external. */
const pluginSetting = z.strictObject({
  id: settingId,
  title: localisedText,
  html: z.string().min(1).max(200_000).optional(),
  url: httpsUrl.optional(),
  height: z.number().int().min(100).max(4000).default(480),
});

/** A text with a link, shown in a strip to the viewers of its audience. */
const promoItemSetting = z.strictObject({
  id: settingId,
  title: localisedText,
  text: localisedText.optional(),
  buttonText: localisedText,
  link,
  placements: z.array(promoPlacement).min(1).default(['home']),
  audience: z.enum(['everyone', 'guests', 'accounts']).default('everyone'),
  /** Key of a licence: its holders do not see the item. */
  withoutLicence: z.string().optional(),
  /** Languages in which the item is shown. Default: all. */
  languages: z.array(languageCode).min(1).optional(),
  /** Shown from this instant up to, not including, `to`. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});

export const realmFile = z
  .strictObject({
    key: z.string().regex(/^[a-z][a-z0-9-]{1,38}$/),
    name: z.string().min(1).max(60),
    hosts: z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i)).default([]),
    theme: z.strictObject({
      primary: colour,
      secondary: colour,
      tertiary: colour,
      background: colour,
      alert: colour,
      callToAction: colour,
    }),
    fonts: z.strictObject({ display: z.string().min(1).max(60), text: z.string().min(1).max(60) }).optional(),
    languages: z.array(languageCode).min(1),
    defaultLanguage: languageCode,
    topBarLayout: z.enum(['top', 'top-left', 'hamburger', 'sidebar']).default('top'),
    seasonPicker: z.enum(seasonPickerVariants).default('tabs'),
    features: features.partial().strict().default({}),
    externalSignIn: externalSignIn.optional(),
    emailSignIn: emailSignIn.prefault({}),
    /** `required`: accounts with the role ADMIN have its rights only after a sign-in with two factors. */
    administratorSecondFactor: z.enum(['optional', 'required']).default('optional'),
    licences: z
      .array(
        z.strictObject({
          key: z.string().regex(/^[a-z][a-z0-9-]*$/),
          name: localisedText,
          description: localisedText,
        }),
      )
      .default([]),
    menu: z
      .array(
        z.strictObject({
          id: z.string(),
          label: localisedText,
          link,
          placement: menuItem.shape.placement,
          isDefault: z.boolean().default(false),
          /** Layouts with the item: WEB on wide screens, MOBILE_WEB on narrow ones. */
          platforms: z
            .array(z.enum(['WEB', 'MOBILE_WEB']))
            .min(1)
            .default(['WEB', 'MOBILE_WEB']),
        }),
      )
      .default([]),
    /** Other services whose accounts viewers use to sign in. */
    signInProviders: z
      .array(signInProviderSettings)
      .max(20)
      .refine(hasUniqueClientNames, {
        message: 'must have different names, and one provider of each kind without a name',
      })
      .refine(hasUniqueRoutes, { message: 'must have different routes' })
      .default([]),
    consents: z
      .array(
        z.strictObject({
          fieldName: z.string(),
          fieldType: z.enum(['INFORMATION_TEXT', 'BINARY_CHOICE']),
          label: localisedText,
          text: localisedText,
          required: z.boolean(),
          defaultValue: z.boolean(),
        }),
      )
      .default([]),
    /** Countries in which accounts may have addresses. Accounts in an allowed country must have an address. */
    addressRestriction: addressRestriction.optional(),
    /** Countries in which people can sign up. Without it, they can everywhere. */
    signUpTerritories: addressRestriction.optional(),
    /** Texts that replace the built-in labels: language, then key, then ICU message. */
    labels: z.record(languageCode, z.record(z.string(), z.string())).default({}),
    grids: z.array(namedGrid).default([]),
    externalPages: z.array(externalPageSetting).default([]),
    plugins: z.array(pluginSetting).default([]),
    promoItems: z.array(promoItemSetting).default([]),
    /** Anonymous usage events. */
    analytics: z
      .strictObject({
        collect: z.boolean().default(true),
        /** `fieldName` of the consent that is required before events are collected. Default: none. */
        consent: z.string().optional(),
        keepDays: z.number().int().min(1).max(1_100).default(400),
      })
      .prefault({}),
    /** Origins of pages that may embed and control the player. No effect yet: the service embeds no player. */
    bridgeOrigins: z.array(z.url()).default([]),
    /** Seconds that viewers can rewind live streams. No effect yet: the service streams no live video. */
    liveDvrWindow: z.number().int().min(0).max(86_400).default(7_200),
  })
  .refine((file) => file.languages.includes(file.defaultLanguage), {
    path: ['defaultLanguage'],
    message: 'must be one of the languages',
  });
export type RealmFile = z.output<typeof realmFile>;
export type RealmFileInput = z.input<typeof realmFile>;
