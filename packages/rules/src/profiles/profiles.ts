// Profiles of an account: how many, their pictures, and the age limits that child profiles can have.

export const MAX_PROFILES = 6;
export const MAX_PROFILE_NAME_LENGTH = 30;

/** The drawn pictures that a profile can have. */
export const profileAvatars = [
  'fox',
  'owl',
  'cat',
  'bear',
  'whale',
  'rabbit',
  'robot',
  'rocket',
  'sun',
  'moon',
  'mountain',
  'leaf',
] as const;
export type ProfileAvatar = (typeof profileAvatars)[number];

/** The age limits that parental control offers, in years. Titles with a higher rating do not exist for child profiles. */
export const ageLimits = [0, 6, 9, 12, 14, 16] as const;

/** The age limit of an account that never chose one. */
export const DEFAULT_AGE_LIMIT = 12;

const pinPattern = /^\d{4}$/;

/** Whether a text is a PIN: four ASCII digits. */
export function isPin(text: string): boolean {
  return pinPattern.test(text);
}
