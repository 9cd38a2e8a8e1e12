// Validates input against the contract. Unknown keys of a strict schema are refused, never passed on.
import type { Call } from '@matinee/contract';
import type { z } from 'zod';
import { type Refusal, refuse } from '../platform/errors/index.ts';
import { findJsonIssue } from './json-issue.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface CheckedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** A client must not get a response that is many times as long as its request. */
const maxMessages = 20;

type InputPart = keyof RawInput;
const inputParts: readonly InputPart[] = ['params', 'query', 'body'];

export function checkInput(call: Call, rawInput: RawInput): CheckedInput | Refusal {
  const checkedInput: CheckedInput = { params: undefined, query: undefined, body: undefined };
  const messages: string[] = [];
  for (const part of inputParts) {
    const schema = call[part];
    if (part === 'query') messages.push(...describeUnknownNames(call, rawInput.query));
    if (!schema) continue;
    const value = part === 'query' ? omitEmptyValues(rawInput.query) : rawInput[part];
    const jsonIssue = findJsonIssue(value);
    if (jsonIssue) {
      messages.push(`${part}: ${jsonIssue}`);
      continue;
    }
    const result = schema.safeParse(value ?? (part === 'body' ? undefined : {}));
    if (result.success) checkedInput[part] = result.data;
    else messages.push(...result.error.issues.map((issue) => describeIssue(part, issue)));
  }
  return messages.length > 0 ? refuse('badRequest', undefined, messages.slice(0, maxMessages)) : checkedInput;
}

/** Requests that cannot send headers name their realm in the query. */
const commonQueryNames = ['realm'];

/** A misspelt name would otherwise be ignored, and the client would get another response than it asked for. */
function describeUnknownNames({ query }: Call, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const knownNames = new Set([...Object.keys(query?.shape ?? {}), ...commonQueryNames]);
  return Object.keys(value)
    .filter((name) => !knownNames.has(name))
    .map((name) => `query.${name.slice(0, 60)}: is not a parameter of this call`);
}

/** A parameter without a value, as in `?lastSeen=`, counts as absent. */
function omitEmptyValues(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function describeIssue(part: InputPart, issue: z.core.$ZodIssue): string {
  return `${[part, ...issue.path.map(String)].join('.')}: ${issue.message}`;
}
