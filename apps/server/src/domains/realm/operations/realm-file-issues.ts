// Finds all issues of a realm file at once, each with its path and a sentence. Rules between settings are
// checked even when the file fails the schema, so that an operator can fix everything in one round.
import { realmFile } from '@matinee/contract';
import { bundledFonts } from '@matinee/rules';
import { findExternalPageIssues } from './external-page-issues.ts';
import { findPromoItemIssues } from './promo-item-issues.ts';
import { isRecord, readField, readList, readRecord } from './realm-file-fields.ts';
import { describeSchemaIssues, type RealmFileIssue } from './schema-issues.ts';

export function findRealmFileIssues(file: unknown): RealmFileIssue[] {
  const result = realmFile.safeParse(file, { reportInput: true });
  const schemaIssues = result.success ? [] : describeSchemaIssues(result.error.issues);
  const reportedPaths = new Set(schemaIssues.map(({ path }) => path));
  return [...schemaIssues, ...findRelationIssues(file).filter(({ path }) => !reportedPaths.has(path))];
}

function findRelationIssues(file: unknown): RealmFileIssue[] {
  const languages = readList(file, 'languages').filter((code) => typeof code === 'string');
  const defaultLanguage = readField(file, 'defaultLanguage');
  return [
    ...(languages.length > 0 && typeof defaultLanguage === 'string' && !languages.includes(defaultLanguage)
      ? [{ path: 'defaultLanguage', message: `"${defaultLanguage}" is not one of the languages.` }]
      : []),
    ...findDuplicates(file, 'languages', (code) => code),
    ...findDuplicates(file, 'hosts', (host) => (typeof host === 'string' ? host.toLowerCase() : host)),
    ...findDuplicates(file, 'licences', (licence) => readField(licence, 'key'), 'key'),
    ...findDuplicates(file, 'menu', (item) => readField(item, 'id'), 'id'),
    ...findDuplicates(file, 'consents', (consent) => readField(consent, 'fieldName'), 'fieldName'),
    ...findDuplicates(file, 'grids', (grid) => readField(grid, 'key'), 'key'),
    ...findDuplicates(file, 'externalPages', (page) => readField(page, 'id'), 'id'),
    ...findDuplicates(file, 'plugins', (plugin) => readField(plugin, 'id'), 'id'),
    ...findDuplicates(file, 'promoItems', (item) => readField(item, 'id'), 'id'),
    ...findExternalPageIssues(file),
    ...findBuiltInGridKeys(file),
    ...findPromoItemIssues(file),
    ...findExtraDefaultMenuItems(file),
    ...findUnknownConsents(file),
    ...findUnknownFonts(file),
    ...findMissingTexts(file, defaultLanguage),
    ...findUnknownLabelLanguages(file, languages),
    ...findMalformedLabels(file),
  ];
}

/** Keys of the grids that every realm has. */
const builtInGridKeys = ['all', 'releases'];

function findBuiltInGridKeys(file: unknown): RealmFileIssue[] {
  return readList(file, 'grids').flatMap((grid, index) => {
    const key = readField(grid, 'key');
    if (typeof key !== 'string' || !builtInGridKeys.includes(key)) return [];
    return [{ path: `grids[${index}].key`, message: `"${key}" is a grid that every realm has.` }];
  });
}

/** The consent of analytics must be one of the binary choices in `consents`. */
function findUnknownConsents(file: unknown): RealmFileIssue[] {
  const consentField = readField(readField(file, 'analytics'), 'consent');
  if (typeof consentField !== 'string') return [];
  const isChoice = readList(file, 'consents').some(
    (consent) =>
      readField(consent, 'fieldName') === consentField && readField(consent, 'fieldType') === 'BINARY_CHOICE',
  );
  return isChoice
    ? []
    : [{ path: 'analytics.consent', message: `"${consentField}" is not a binary choice in consents.` }];
}

/** A font that is not bundled would silently look different on each device. */
function findUnknownFonts(file: unknown): RealmFileIssue[] {
  const bundledFamilies: readonly string[] = bundledFonts;
  return ['display', 'text'].flatMap((use) => {
    const family = readField(readField(file, 'fonts'), use);
    return typeof family !== 'string' || bundledFamilies.includes(family)
      ? []
      : [
          {
            path: `fonts.${use}`,
            message: `"${family}" is not a bundled font. Available fonts: ${bundledFamilies.join(', ')}.`,
          },
        ];
  });
}

function findExtraDefaultMenuItems(file: unknown): RealmFileIssue[] {
  const defaultIndexes = readList(file, 'menu').flatMap((item, index) =>
    readField(item, 'isDefault') === true ? [index] : [],
  );
  return defaultIndexes.slice(1).map((index) => ({
    path: `menu[${index}].isDefault`,
    message: 'Only one menu item can be the default.',
  }));
}

const translatedFields = {
  licences: ['name', 'description'],
  menu: ['label'],
  consents: ['label', 'text'],
  grids: ['title'],
  externalPages: ['title', 'text'],
  plugins: ['title'],
  promoItems: ['title', 'text', 'buttonText'],
};

/** Every text needs the default language, which all other languages fall back to. */
function findMissingTexts(file: unknown, defaultLanguage: unknown): RealmFileIssue[] {
  if (typeof defaultLanguage !== 'string') return [];
  return Object.entries(translatedFields).flatMap(([listName, fields]) =>
    readList(file, listName).flatMap((item, index) =>
      fields
        .filter(
          (field) => isRecord(readField(item, field)) && !readField(readField(item, field), defaultLanguage),
        )
        .map((field) => ({
          path: `${listName}[${index}].${field}`,
          message: `A text in the default language "${defaultLanguage}" is required here.`,
        })),
    ),
  );
}

function findUnknownLabelLanguages(file: unknown, languages: readonly unknown[]): RealmFileIssue[] {
  if (languages.length === 0) return [];
  return Object.keys(readRecord(file, 'labels'))
    .filter((code) => !languages.includes(code))
    .map((code) => ({ path: `labels.${code}`, message: `"${code}" is not one of the languages.` }));
}

function findMalformedLabels(file: unknown): RealmFileIssue[] {
  return Object.entries(readRecord(file, 'labels')).flatMap(([code, labels]) =>
    Object.entries(isRecord(labels) ? labels : {})
      .filter(([, label]) => typeof label === 'string' && !hasBalancedBraces(label))
      .map(([key]) => ({
        path: `labels.${code}.${key}`,
        message: 'The braces of this message do not match.',
      })),
  );
}

function hasBalancedBraces(label: string): boolean {
  let depth = 0;
  for (const character of label.replace(/'[{}][^']*'/g, '')) {
    if (character === '{') depth++;
    if (character === '}' && --depth < 0) return false;
  }
  return depth === 0;
}

function findDuplicates(
  file: unknown,
  listName: string,
  getName: (item: unknown) => unknown,
  field?: string,
): RealmFileIssue[] {
  const seenNames = new Set<unknown>();
  return readList(file, listName).flatMap((item, index) => {
    const name = getName(item);
    if (typeof name !== 'string') return [];
    if (!seenNames.has(name)) {
      seenNames.add(name);
      return [];
    }
    return [
      {
        path: `${listName}[${index}]${field ? `.${field}` : ''}`,
        message: `"${name}" occurs more than once.`,
      },
    ];
  });
}
