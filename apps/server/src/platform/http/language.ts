// Which of the realm's languages a client gets, best first.
import { getLanguageFallbacks, negotiateLanguage } from '@matinee/rules';
import { createMemo, defineMemo } from '../cache/index.ts';
import type { RealmContext } from './call-context.ts';

const languageChains = createMemo<RealmContext, readonly string[]>(
  defineMemo({
    name: 'language chains',
    holds: 'the languages for a requested language or an Accept-Language header, best first',
    owner: 'the loaded version of a realm',
    maxEntries: 200,
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
    return getLanguageFallbacks(requested ?? negotiateLanguage(acceptLanguage, setting), setting);
  });
}
