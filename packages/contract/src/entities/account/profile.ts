// The profiles of an account, and the parental control that protects its adult profiles.
import { ageLimits, isPin, MAX_PROFILE_NAME_LENGTH, profileAvatars } from '@matinee/rules';
import { z } from 'zod';

const profileKind = z.enum(['adult', 'child']);
const avatar = z.enum(profileAvatars);
const name = z.string().trim().min(1).max(MAX_PROFILE_NAME_LENGTH);

export const profile = z.object({
  id: z.string(),
  name: z.string(),
  tp: profileKind,
  avatar,
  /** Whether the session uses this profile. */
  isCurrent: z.boolean(),
  /** Whether the session must send the PIN to choose this profile. */
  needsPin: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

export const profileInput = z.strictObject({ name, tp: profileKind, avatar });

/** An absent value stays as it is. The type of a profile never changes: its history would move to another audience. */
export const profileChanges = z.strictObject({ name: name.optional(), avatar: avatar.optional() });

export const pin = z.string().refine(isPin, 'must be four digits');

export const parentalControl = z.object({
  /** Whether choosing an adult profile, or leaving a child profile, needs the PIN. */
  enabled: z.boolean(),
  /** The highest age rating that child profiles may see, in years. */
  ageRating: z.number().int(),
});
export type ParentalControl = z.infer<typeof parentalControl>;

export const parentalControlInput = z.strictObject({
  enabled: z.boolean(),
  ageRating: z.union(ageLimits.map((ageLimit) => z.literal(ageLimit))),
  /** The new PIN. Required to enable parental control; absent: the PIN stays. */
  pin: pin.optional(),
  /** The PIN until now. Required while parental control is enabled, unless the person signed in within the last 10 minutes. */
  currentPin: z.string().max(20).optional(),
});
