// Everything that is wrong with a realm file, at once, each with its place and a sentence. The rules that tie two
// settings together are looked at even when the shape is wrong elsewhere, so that nobody repairs a file in rounds.
import { realmFile } from '@matinee/contract';
import { bundledFonts } from '@matinee/rules';
import { fieldOf, isRecord, listIn, recordIn } from './realm-file-fields.ts';
import { type RealmFileIssue, shapeIssues } from './shape-issues.ts';
import { writtenPageIssues } from './written-page-issues.ts';

export function realmFileIssues(file: unknown): RealmFileIssue[] {
  const result = realmFile.safeParse(file, { reportInput: true });
  const shape = result.success ? [] : shapeIssues(result.error.issues);
  const seen = new Set(shape.map(({ path }) => path));
  return [...shape, ...relations(file).filter(({ path }) => !seen.has(path))];
}

function relations(file: unknown): RealmFileIssue[] {
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
    ...writtenPageIssues(file),
    ...secondDefault(file),
    ...unknownConsent(file),
    ...unknownFaces(file),
    ...missingTexts(file, home),
    ...strayLanguages(file, languages),
    ...brokenMessages(file),
  ];
}

/** Analytics can only ask for a choice that the file words. */
function unknownConsent(file: unknown): RealmFileIssue[] {
  const params = fieldOf(fieldOf(file, 'analytics'), 'consent');
  if (typeof params !== 'string') return [];
  const isChoice = listIn(file, 'consents').some(
    (consent) =>
      fieldOf(consent, 'fieldName') === params && fieldOf(consent, 'fieldType') === 'BINARY_CHOICE',
  );
  return isChoice
    ? []
    : [{ path: 'analytics.consent', message: `"${params}" is none of the choices in consents.` }];
}

/** A family that comes from nowhere would be another one on every machine, and nobody would be told. */
function unknownFaces(file: unknown): RealmFileIssue[] {
  const known: readonly string[] = bundledFonts;
  return ['display', 'text'].flatMap((use) => {
    const family = fieldOf(fieldOf(file, 'fonts'), use);
    return typeof family !== 'string' || known.includes(family)
      ? []
      : [
          {
            path: `fonts.${use}`,
            message: `"${family}" does not come along. There is: ${known.join(', ')}.`,
          },
        ];
  });
}

function secondDefault(file: unknown): RealmFileIssue[] {
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
function missingTexts(file: unknown, home: unknown): RealmFileIssue[] {
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

function strayLanguages(file: unknown, languages: readonly unknown[]): RealmFileIssue[] {
  if (languages.length === 0) return [];
  return Object.keys(recordIn(file, 'labels'))
    .filter((code) => !languages.includes(code))
    .map((code) => ({ path: `labels.${code}`, message: `"${code}" is not one of the languages.` }));
}

function brokenMessages(file: unknown): RealmFileIssue[] {
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
): RealmFileIssue[] {
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
