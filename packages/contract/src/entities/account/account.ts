// The account of a viewer: its details, preferences and answers to consents.
import { z } from 'zod';
import { languageCode } from '../../fields/language-code.ts';
import { consentTerm } from '../realm.ts';

/** A phone number. */
const phoneValue = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  regionCode: z.string().max(2),
  /** The calling code: `+44`. */
  prefix: z.string().max(5),
  /** E.164: `+447400123456`. */
  complete: z.string().max(20),
  /** As people of the region write it, without the calling code. */
  number: z.string().max(30),
});

const addressText = z.string().max(500).optional();

/** A postal address. Its country decides which fields it has. */
const address = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string().max(2),
  line1: addressText,
  city: addressText,
  administrativeLevel1: addressText,
  postalCode: addressText,
});

const detailFields = {
  name: z.string().max(500),
  /** `1999-12-31`, or empty. */
  birthDate: z.string().max(10).default(''),
  phoneNumber: phoneValue.nullable().default(null),
  /** Brazilian tax number (CPF), or empty. */
  taxNumber: z.string().max(20).default(''),
  address: address.nullable().default(null),
};

export const accountDetailsInput = z.strictObject({
  ...detailFields,
  /** Required unless the account signs in with an email address, which this call cannot change. */
  contactEmail: z.string().max(254).optional(),
});

export const accountDetails = z.object({
  id: z.string(),
  ...detailFields,
  /** Empty while unknown. */
  contactEmail: z.string(),
  isContactEmailReadOnly: z.boolean(),
});
export type AccountDetails = z.output<typeof accountDetails>;

/** RFC 5646 recommends to accept tags of up to 35 characters. */
const maxLanguageLength = 35;
const languageOrEmpty = z
  .union([languageCode.max(maxLanguageLength), z.literal('')])
  .nullable()
  .optional();
/** Forms can send booleans as text. */
const booleanOrEmpty = z
  .union([z.boolean(), z.enum(['true', 'false', ''])])
  .nullable()
  .optional();

/** Empty and null values are dropped, and the texts `true` and `false` become booleans. */
export const preferencesInput = z.strictObject({
  language: languageOrEmpty,
  subTitleLanguage: languageOrEmpty,
  audioLanguage: languageOrEmpty,
  autoAdvance: booleanOrEmpty,
  videoBackgroundAutoPlay: booleanOrEmpty,
  videoBackgroundAutoPlayAudio: booleanOrEmpty,
});

/** A preference that is absent has its default. */
export const preferences = z.object({
  /** Language of the pages. */
  language: z.string().optional(),
  /** A language, or `off`. */
  subTitleLanguage: z.string().optional(),
  audioLanguage: z.string().optional(),
  /** Whether the next title plays by itself. */
  autoAdvance: z.boolean().optional(),
  videoBackgroundAutoPlay: z.boolean().optional(),
  videoBackgroundAutoPlayAudio: z.boolean().optional(),
});

/** The account's last answer to a consent of the realm; null before the first. */
export const marketingPreferenceAnswer = z.object({
  answer: z.boolean().nullable(),
  consentField: consentTerm,
});
export type MarketingPreferenceAnswer = z.infer<typeof marketingPreferenceAnswer>;
