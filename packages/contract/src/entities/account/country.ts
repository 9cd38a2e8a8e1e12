// Countries and the fields of their postal addresses.
import { addressFieldNames } from '@matinee/rules';
import { z } from 'zod';

const addressRequiredField = z.object({
  fieldName: z.enum(addressFieldNames),
  label: z.string(),
  /** The only values that the field accepts; empty when it accepts any. */
  acceptableValues: z.array(z.object({ value: z.string(), displayName: z.string() })),
  /** A regular expression that the whole value matches. */
  pattern: z.string().optional(),
});

export const country = z.object({
  name: z.string(),
  iso3166alpha2: z.string(),
  /** In the order in which people of the country write them. */
  addressRequiredFields: z.array(addressRequiredField),
});
export type Country = z.infer<typeof country>;

export const addressRestriction = z.strictObject({
  type: z.enum(['WHITELIST', 'BLACKLIST']),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(300),
});
