// Interface labels: built in per language and overridden by the realm's own. A missing key falls back to the
// next language, and finally to English.

import { readFileSync } from 'node:fs';
import { getLanguageFallbacks } from '@matinee/rules';
import type { RealmContext } from '../../../calls/index.ts';
import { createMemo, defineMemo } from '../../../platform/cache/index.ts';

type Messages = Readonly<Record<string, string>>;

const builtInLanguages = ['en', 'es', 'pt', 'ar'];
const fallbackLanguage = 'en';
const builtInLabels = new Map<string, Messages>(builtInLanguages.map((code) => [code, readMessages(code)]));

const labelSets = createMemo<RealmContext, Record<string, string>>(
  defineMemo({
    name: 'labels',
    holds: 'the texts of the interface in one chain of languages',
    owner: 'the loaded version of a realm',
    maxEntries: 200,
    replacedBy: ['RealmChanged'],
  }),
);

/** Maps keys to ICU messages. */
export function getLabelsForLanguages(
  realm: RealmContext,
  languages: readonly string[],
): Record<string, string> {
  return labelSets.getOrCreate(realm, languages.join(), () => mergeLabels(realm, languages));
}

function mergeLabels({ settings }: RealmContext, languages: readonly string[]): Record<string, string> {
  const weakestFirst = [...new Set([...languages, fallbackLanguage])].reverse();
  return Object.assign(
    {},
    ...weakestFirst.flatMap((code) => [getBuiltInLabels(code), settings.labels[code] ?? {}]),
  );
}

/** `pt-BR` uses the built-in labels of `pt`. */
function getBuiltInLabels(code: string): Messages {
  const [nearestLanguage] = getLanguageFallbacks(code, { supported: builtInLanguages, default: '' });
  return builtInLabels.get(nearestLanguage ?? '') ?? {};
}

function readMessages(code: string): Messages {
  return JSON.parse(readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8')) as Messages;
}
