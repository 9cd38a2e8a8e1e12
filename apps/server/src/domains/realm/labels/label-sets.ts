// Interface labels: built in per language and overridden by the realm's own. A missing key falls back to the
// next language, and finally to English.

import { readFileSync } from 'node:fs';
import { getLanguageFallbacks } from '@matinee/rules';
import type { RealmContext } from '../../../calls/index.ts';
import { createMemo, defineMemo } from '../../../platform/cache/index.ts';

type Labels = Readonly<Record<string, string>>;

const builtInLanguages = ['en', 'es', 'pt', 'ar'];
const fallbackLanguage = 'en';
const builtInLabels = new Map<string, Labels>(builtInLanguages.map((code) => [code, readLabels(code)]));

const labelSets = createMemo<RealmContext, Record<string, string>>(
  defineMemo({
    name: 'labels',
    holds: 'the interface labels for one list of fallback languages',
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
  const languagesByAscendingPriority = [...new Set([...languages, fallbackLanguage])].reverse();
  return Object.assign(
    {},
    ...languagesByAscendingPriority.flatMap((code) => [getBuiltInLabels(code), settings.labels[code] ?? {}]),
  );
}

/** `pt-BR` uses the built-in labels of `pt`. */
function getBuiltInLabels(code: string): Labels {
  const [nearestLanguage] = getLanguageFallbacks(code, { supported: builtInLanguages, default: '' });
  return builtInLabels.get(nearestLanguage ?? '') ?? {};
}

function readLabels(code: string): Labels {
  return JSON.parse(readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8')) as Labels;
}
