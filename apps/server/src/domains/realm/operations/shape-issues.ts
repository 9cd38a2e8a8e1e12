// What a schema found wrong, each with its place and a sentence that a person can act on.
import type { z } from 'zod';

export interface RealmFileIssue {
  /** Where: `menu[2].label.es`; empty for the file as a whole. */
  path: string;
  message: string;
}

/** `issues`: of a parse that was told to report its input. */
export function shapeIssues(issues: readonly z.core.$ZodIssue[]): RealmFileIssue[] {
  return issues.flatMap(describe);
}

function describe(issue: z.core.$ZodIssue): RealmFileIssue[] {
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

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}
