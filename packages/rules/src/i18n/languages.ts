// Native names and text directions of languages.
import { getOwnProperty } from '../own-property.ts';

interface LanguageInfo {
  /** The language's name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Known languages by code. Realms may offer others; those show their code as name. */
export const languages: Readonly<Record<string, LanguageInfo>> = {
  ar: { name: 'العربية', direction: 'rtl' },
  bn: { name: 'বাংলা', direction: 'ltr' },
  cs: { name: 'Čeština', direction: 'ltr' },
  da: { name: 'Dansk', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  el: { name: 'Ελληνικά', direction: 'ltr' },
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fa: { name: 'فارسی', direction: 'rtl' },
  fi: { name: 'Suomi', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  he: { name: 'עברית', direction: 'rtl' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  hu: { name: 'Magyar', direction: 'ltr' },
  id: { name: 'Bahasa Indonesia', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  ka: { name: 'ქართული', direction: 'ltr' },
  ko: { name: '한국어', direction: 'ltr' },
  nl: { name: 'Nederlands', direction: 'ltr' },
  no: { name: 'Norsk', direction: 'ltr' },
  pl: { name: 'Polski', direction: 'ltr' },
  pt: { name: 'Português', direction: 'ltr' },
  ro: { name: 'Română', direction: 'ltr' },
  ru: { name: 'Русский', direction: 'ltr' },
  sv: { name: 'Svenska', direction: 'ltr' },
  th: { name: 'ไทย', direction: 'ltr' },
  tr: { name: 'Türkçe', direction: 'ltr' },
  uk: { name: 'Українська', direction: 'ltr' },
  ur: { name: 'اردو', direction: 'rtl' },
  vi: { name: 'Tiếng Việt', direction: 'ltr' },
  zh: { name: '中文', direction: 'ltr' },
};

/** The codes of the known languages. */
export const languageCodes = Object.keys(languages);

/** Returns the primary subtag of a language tag: `pt` for `pt-BR`. */
export function getPrimaryLanguage(code: string): string {
  return (code.split('-', 1)[0] ?? code).toLowerCase();
}

const rightToLeftLanguages = ['ar', 'he', 'fa', 'ur'];

/** Returns the text direction of a language; the region does not matter. */
export function getDirection(code: string): 'ltr' | 'rtl' {
  return rightToLeftLanguages.includes(getPrimaryLanguage(code)) ? 'rtl' : 'ltr';
}

/** Returns a language's native name, or the code when the name is unknown. */
export function getNativeLanguageName(code: string): string {
  return (
    (getOwnProperty(languages, code) ?? getOwnProperty(languages, getPrimaryLanguage(code)))?.name ?? code
  );
}
