// Converts the issues of a schema to paths and sentences that an operator can act on.
import type { z } from 'zod';

export interface RealmFileIssue {
  /** Path such as `menu[2].label.es`; empty for the file as a whole. */
  path: string;
  message: string;
}

/** `issues` must come from a parse with `reportInput`. */
export function describeSchemaIssues(issues: readonly z.core.$ZodIssue[]): RealmFileIssue[] {
  return issues.flatMap(describeIssue);
}

function describeIssue(issue: z.core.$ZodIssue): RealmFileIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: formatPath([...issue.path, key]),
      message: 'This setting is unknown.',
    }));
  }
  return [{ path: formatPath(issue.path), message: formatSchemaIssue(issue) }];
}

function formatSchemaIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `This must be ${typeNames[issue.expected] ?? 'another kind of value'}.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'invalid_key':
      return languageMessage;
    case 'invalid_format':
      return getFormatMessage(issue.path, issue.format);
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `This must be ${issue.minimum} or more.`
        : 'This must not be empty.';
    case 'too_big':
      return issue.origin === 'string'
        ? `This must have ${issue.maximum} characters at most.`
        : `This must be ${issue.maximum} or less.`;
    default:
      return `This is invalid: ${issue.message}.`;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const languageMessage = 'This is not a language code such as "en" or "pt-BR".';

function getFormatMessage(path: readonly PropertyKey[], format: string): string {
  if (path.at(-1) === 'url') return 'This is not an address such as "https://tv.example.com/page".';
  if (format === 'datetime') return 'A time has a time zone, such as "2027-01-31T20:00:00Z".';
  if (format === 'url') return 'This is not a web address such as "https://tv.example.com".';
  if (path[0] === 'theme') return 'A colour is written as # and six hexadecimal digits.';
  if (path[0] === 'hosts') return 'A host is a name such as "tv.example.com", without scheme and path.';
  if (path.includes('languages') || path[0] === 'defaultLanguage') return languageMessage;
  return 'Use only lower-case letters, digits and hyphens, starting with a letter.';
}

function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    return text === '' ? String(segment) : `${text}.${String(segment)}`;
  }, '');
}
