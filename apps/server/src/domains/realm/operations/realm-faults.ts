// Everything that is wrong with a realm file, at once, each with its place and a sentence. The rules that tie two
// settings together are looked at even when the shape is wrong elsewhere, so that nobody repairs a file in rounds.
import { realmFile } from '@matinee/contract';
import type { z } from 'zod';
import { fieldOf, isRecord, listIn, recordIn } from './file-parts.ts';
import { writtenPageFaults } from './written-page-faults.ts';

export interface RealmFault {
  /** Where: `menu[2].label.es`; empty for the file as a whole. */
  path: string;
  message: string;
}

export function faultsOf(file: unknown): RealmFault[] {
  const result = realmFile.safeParse(file, { reportInput: true });
  const shape = result.success ? [] : result.error.issues.flatMap(describe);
  const seen = new Set(shape.map(({ path }) => path));
  return [...shape, ...relations(file).filter(({ path }) => !seen.has(path))];
}

function describe(issue: z.core.$ZodIssue): RealmFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pathOf([...issue.path, key]),
      message: 'This setting is not known.',
    }));
  }
  return [{ path: pathOf(issue.path), message: sentenceFor(issue) }];
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `This must be ${kinds[issue.expected] ?? 'another kind of value'}.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'invalid_key':
      return languageSentence;
    case 'invalid_format':
      return formatSentence(issue.path, issue.format);
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `This must be ${issue.minimum} or more.`
        : 'This must not be empty.';
    case 'too_big':
      return issue.origin === 'string'
        ? `This must have ${issue.maximum} characters at most.`
        : `This must be ${issue.maximum} or less.`;
    default:
      return `This does not fit: ${issue.message}.`;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const languageSentence = 'This is not a language code such as "en" or "pt-BR".';

function formatSentence(path: readonly PropertyKey[], format: string): string {
  if (path.at(-1) === 'url') return 'This is not an address such as "https://tv.example.com/page".';
  if (format === 'url') return 'This is not a web address such as "https://tv.example.com".';
  if (path[0] === 'theme') return 'A colour is written as # and six hexadecimal digits.';
  if (path[0] === 'hosts') return 'A host is a name such as "tv.example.com", without scheme and path.';
  if (path[0] === 'languages' || path[0] === 'defaultLanguage') return languageSentence;
  return 'Only lower-case letters, digits and hyphens, a letter first.';
}

export function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

function relations(file: unknown): RealmFault[] {
  const languages = listIn(file, 'languages').filter((code) => typeof code === 'string');
  const home = fieldOf(file, 'defaultLanguage');
  return [
    ...(languages.length > 0 && typeof home === 'string' && !languages.includes(home)
      ? [{ path: 'defaultLanguage', message: `"${home}" is not one of the languages.` }]
      : []),
    ...repeated(file, 'languages', (code) => code),
    ...repeated(file, 'hosts', (host) => (typeof host === 'string' ? host.toLowerCase() : host)),
    ...repeated(file, 'licences', (licence) => fieldOf(licence, 'key'), 'key'),
    ...repeated(file, 'menu', (item) => fieldOf(item, 'id'), 'id'),
    ...repeated(file, 'consents', (consent) => fieldOf(consent, 'fieldName'), 'fieldName'),
    ...repeated(file, 'grids', (grid) => fieldOf(grid, 'key'), 'key'),
    ...repeated(file, 'externalPages', (page) => fieldOf(page, 'id'), 'id'),
    ...repeated(file, 'plugins', (plugin) => fieldOf(plugin, 'id'), 'id'),
    ...writtenPageFaults(file),
    ...secondDefault(file),
    ...unknownConsent(file),
    ...missingTexts(file, home),
    ...strayLanguages(file, languages),
    ...brokenMessages(file),
  ];
}

/** Analytics can only ask for a choice that the file words. */
function unknownConsent(file: unknown): RealmFault[] {
  const asked = fieldOf(fieldOf(file, 'analytics'), 'consent');
  if (typeof asked !== 'string') return [];
  const isChoice = listIn(file, 'consents').some(
    (consent) => fieldOf(consent, 'fieldName') === asked && fieldOf(consent, 'fieldType') === 'BINARY_CHOICE',
  );
  return isChoice
    ? []
    : [{ path: 'analytics.consent', message: `"${asked}" is none of the choices in consents.` }];
}

function secondDefault(file: unknown): RealmFault[] {
  const defaults = listIn(file, 'menu').flatMap((item, index) =>
    fieldOf(item, 'isDefault') === true ? [index] : [],
  );
  return defaults.slice(1).map((index) => ({
    path: `menu[${index}].isDefault`,
    message: 'Only one menu item can be the default.',
  }));
}

const texts = {
  licences: ['name', 'description'],
  menu: ['label'],
  consents: ['label', 'text'],
  grids: ['title'],
  externalPages: ['title', 'text'],
  plugins: ['title'],
};

/** A text without the default language would be empty for somebody. */
function missingTexts(file: unknown, home: unknown): RealmFault[] {
  if (typeof home !== 'string') return [];
  return Object.entries(texts).flatMap(([list, fields]) =>
    listIn(file, list).flatMap((item, index) =>
      fields
        .filter((field) => isRecord(fieldOf(item, field)) && !fieldOf(fieldOf(item, field), home))
        .map((field) => ({
          path: `${list}[${index}].${field}`,
          message: `A text in the default language "${home}" is required here.`,
        })),
    ),
  );
}

function strayLanguages(file: unknown, languages: readonly unknown[]): RealmFault[] {
  if (languages.length === 0) return [];
  return Object.keys(recordIn(file, 'labels'))
    .filter((code) => !languages.includes(code))
    .map((code) => ({ path: `labels.${code}`, message: `"${code}" is not one of the languages.` }));
}

function brokenMessages(file: unknown): RealmFault[] {
  return Object.entries(recordIn(file, 'labels')).flatMap(([code, messages]) =>
    Object.entries(isRecord(messages) ? messages : {})
      .filter(([, message]) => typeof message === 'string' && !isBalanced(message))
      .map(([key]) => ({
        path: `labels.${code}.${key}`,
        message: 'The braces of this message do not match.',
      })),
  );
}

function isBalanced(message: string): boolean {
  let depth = 0;
  for (const character of message.replace(/'[{}][^']*'/g, '')) {
    if (character === '{') depth++;
    if (character === '}' && --depth < 0) return false;
  }
  return depth === 0;
}

function repeated(
  file: unknown,
  list: string,
  nameOf: (item: unknown) => unknown,
  field?: string,
): RealmFault[] {
  const seen = new Set<unknown>();
  return listIn(file, list).flatMap((item, index) => {
    const name = nameOf(item);
    if (typeof name !== 'string') return [];
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      { path: `${list}[${index}]${field ? `.${field}` : ''}`, message: `"${name}" is there more than once.` },
    ];
  });
}
