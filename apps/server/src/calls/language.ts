// Which of the realm's languages a client gets, best first.
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

/** The requested language decides; without one the Accept-Language header does. */
export function languagesFor(
  realm: RealmContext,
  requested: string | undefined,
  acceptLanguage: string | undefined,
): readonly string[] {
  const key = requested === undefined ? `?${acceptLanguage ?? ''}` : `=${requested}`;
  return languageChains.getOrCreate(realm, key, () => {
    const { languages: supported, defaultLanguage } = realm.settings;
    const setting = { supported, default: defaultLanguage };
    return getLanguageFallbacks(requested ?? chooseLanguage(rangesOf(acceptLanguage), setting), setting);
  });
}

/** The ranges of an Accept-Language header, best first. */
function rangesOf(acceptLanguage: string | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
}
