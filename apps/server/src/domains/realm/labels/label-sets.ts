// The texts of the interface: built in per language, replaced by the realm's own where it has some. A key that a
// language lacks comes from the next language of the chain, and at last from English.

import { readFileSync } from 'node:fs';
import { getLanguageFallbacks } from '@matinee/rules';
import type { RealmContext } from '../../../calls/index.ts';
import { createMemo, defineMemo } from '../../../platform/cache/index.ts';

type Messages = Readonly<Record<string, string>>;

const builtInLanguages = ['en', 'es', 'pt', 'ar'];
const lastResort = 'en';
const builtIn = new Map<string, Messages>(builtInLanguages.map((code) => [code, readMessages(code)]));

const labelSets = createMemo<RealmContext, Record<string, string>>(
  defineMemo({
    name: 'labels',
    holds: 'the texts of the interface in one chain of languages',
    owner: 'the loaded version of a realm',
    maxEntries: 200,
    replacedBy: ['RealmChanged'],
  }),
);

/** Key to ICU message. */
export function labelsFor(realm: RealmContext, languages: readonly string[]): Record<string, string> {
  return labelSets.getOrCreate(realm, languages.join(), () => merge(realm, languages));
}

function merge({ settings }: RealmContext, languages: readonly string[]): Record<string, string> {
  const weakestFirst = [...new Set([...languages, lastResort])].reverse();
  return Object.assign(
    {},
    ...weakestFirst.flatMap((code) => [builtInFor(code), settings.labels[code] ?? {}]),
  );
}

/** `pt-BR` has the texts of `pt`. */
function builtInFor(code: string): Messages {
  const [nearest] = getLanguageFallbacks(code, { supported: builtInLanguages, default: '' });
  return builtIn.get(nearest ?? '') ?? {};
}

function readMessages(code: string): Messages {
  return JSON.parse(readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8')) as Messages;
}
