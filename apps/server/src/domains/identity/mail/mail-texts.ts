// The texts of mails: built in per language and overridden by the realm's own labels. A missing text falls back to the
// next language, and finally to English. They are no labels of the interface, because every page contains
// those labels.
import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { getLanguageFallbacks } from '@matinee/rules';
import type { RealmContext } from '../../../calls/index.ts';

type Texts = Readonly<Record<string, string>>;

const builtInLanguages = ['en', 'es', 'pt', 'ar'];
const fallbackLanguage = 'en';
const builtInTexts = new Map<string, Texts>(builtInLanguages.map((code) => [code, readTexts(code)]));

export type FormatText = (key: string, values?: Record<string, string>) => string;

/** @param languages in order of preference */
export function createMailTextFormatter(
  { settings }: Pick<RealmContext, 'settings'>,
  languages: readonly string[],
): FormatText {
  const [language = fallbackLanguage] = languages;
  const texts: Texts = Object.assign(
    {},
    ...[...new Set([...languages, fallbackLanguage])]
      .reverse()
      .flatMap((code) => [getBuiltInTexts(code), settings.labels[code] ?? {}]),
  );
  return (key, values) => {
    const messages = { [key]: compileMessage(texts[key] ?? key) };
    return setupI18n({ locale: language, messages: { [language]: messages } })._(key, values);
  };
}

/** `pt-BR` uses the built-in texts of `pt`. */
function getBuiltInTexts(code: string): Texts {
  const [nearestLanguage] = getLanguageFallbacks(code, { supported: builtInLanguages, default: '' });
  return builtInTexts.get(nearestLanguage ?? '') ?? {};
}

function readTexts(code: string): Texts {
  return JSON.parse(readFileSync(new URL(`./texts/${code}.json`, import.meta.url), 'utf8')) as Texts;
}
