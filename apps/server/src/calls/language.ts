// Chooses the realm's languages for a client, in order of preference.
import { chooseLanguage, getLanguageFallbacks } from '@matinee/rules';
import Negotiator from 'negotiator';
import { createMemo, defineMemo } from '../platform/cache/index.ts';
import type { RealmContext } from './call-context.ts';

const languageChains = createMemo<RealmContext, readonly string[]>(
  defineMemo({
    name: 'language chains',
    holds: 'the languages for a requested language or an Accept-Language header, best first',
    owner: 'the loaded version of a realm',
    maxEntries: 200,
    replacedBy: ['RealmChanged'],
  }),
);

/** The requested language has priority over the Accept-Language header. */
export function chooseLanguages(
  realm: RealmContext,
  requestedLanguage: string | undefined,
  acceptLanguage: string | undefined,
): readonly string[] {
  const key = requestedLanguage === undefined ? `?${acceptLanguage ?? ''}` : `=${requestedLanguage}`;
  return languageChains.getOrCreate(realm, key, () => {
    const { languages: supportedLanguages, defaultLanguage } = realm.settings;
    const setting = { supported: supportedLanguages, default: defaultLanguage };
    return getLanguageFallbacks(
      requestedLanguage ?? chooseLanguage(parseAcceptLanguage(acceptLanguage), setting),
      setting,
    );
  });
}

/** The language ranges of an Accept-Language header, in order of preference. */
function parseAcceptLanguage(acceptLanguage: string | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
}
