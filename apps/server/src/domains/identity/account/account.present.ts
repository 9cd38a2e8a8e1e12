import type { AccountDetails, MarketingPreferenceAnswer } from '@matinee/contract';
import { normalisePreferences, type Preferences, pickText } from '@matinee/rules';
import { parsePhoneNumber } from '@matinee/rules/form-numbers';
import type { CallContext } from '../../../calls/index.ts';
import type { SessionRow } from '../session.queries.ts';
import type { AccountDetailRow } from './account.queries.ts';

export function presentAccountDetails(row: AccountDetailRow): AccountDetails {
  return {
    id: row.public_id,
    name: row.name,
    contactEmail: row.email ?? row.contact_email ?? '',
    isContactEmailReadOnly: row.email !== null,
    birthDate: row.birth_date ?? '',
    phoneNumber: presentPhoneNumber(row),
    taxNumber: row.tax_number ?? '',
    address: row.address,
  };
}

function presentPhoneNumber({ phone_region, phone_number }: AccountDetailRow): AccountDetails['phoneNumber'] {
  if (phone_region === null || phone_number === null) return null;
  // A stored number that is no longer valid in its region stays visible.
  const unknownNumber = {
    regionCode: phone_region,
    prefix: '',
    complete: phone_number,
    number: phone_number,
  };
  return parsePhoneNumber({ regionCode: phone_region, number: phone_number }) ?? unknownNumber;
}

/** Returns undefined for a profile that never saved preferences. */
export function presentPreferences(row: SessionRow): Preferences | undefined {
  if (!row.has_preferences) return undefined;
  return normalisePreferences({
    language: row.language,
    subTitleLanguage: row.subtitle_language,
    audioLanguage: row.audio_language,
    autoAdvance: row.auto_advance,
    videoBackgroundAutoPlay: row.video_background_auto_play,
    videoBackgroundAutoPlayAudio: row.video_background_auto_play_audio,
  });
}

/** Presents the consents of the realm in its order. */
export function presentConsentAnswers(
  { realm, languages }: Pick<CallContext, 'realm' | 'languages'>,
  answers: ReadonlyMap<string, boolean>,
): MarketingPreferenceAnswer[] {
  return realm.settings.consents.map((consent) => ({
    answer: answers.get(consent.fieldName) ?? null,
    consentField: {
      ...consent,
      label: pickText(consent.label, languages) ?? '',
      text: pickText(consent.text, languages) ?? '',
    },
  }));
}
