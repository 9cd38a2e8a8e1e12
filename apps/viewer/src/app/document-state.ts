// The JSON state in the document, read at hydration.
import type { Messages } from '@lingui/core';
import { CallError, type CallErrorFields } from '@matinee/client';
import type { SessionUser } from '@matinee/contract';
import type { PathSet } from '@matinee/rules';
import type { DehydratedState } from '@tanstack/react-query';
import type { PageRealm } from '../shared/environment/environment.ts';

export const stateElementId = 'state';

export interface DocumentState {
  realm: PageRealm;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Path set of the page's language; null for the default one. */
  pathSet: PathSet | null;
  messages: Messages;
  user: SessionUser | null;
  queries: DehydratedState;
}

/** Escapes `<`, so that the JSON cannot end its script element. Parts shared by all documents are serialised once. */
export function serialiseDocumentState({ realm, messages, pathSet, ...pageState }: DocumentState): string {
  const sharedFields = [
    `"realm":${serialiseOnce(realm)}`,
    `"messages":${serialiseOnce(messages)}`,
    `"pathSet":${pathSet ? serialiseOnce(pathSet) : 'null'}`,
  ];
  return `${serialiseSafely(pageState).slice(0, -1)},${sharedFields.join()}}`;
}

function serialiseSafely(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const serialisedValues = new WeakMap<object, string>();

function serialiseOnce(value: object): string {
  const text = serialisedValues.get(value) ?? serialiseSafely(value);
  serialisedValues.set(value, text);
  return text;
}

/** Parses the state. Errors of failed queries become Error objects, and the data counts as fresh. */
export function parseDocumentState(text: string): DocumentState {
  const state: DocumentState = JSON.parse(text);
  for (const query of state.queries.queries) {
    const { error } = query.state;
    query.state.dataUpdatedAt = Date.now();
    if (error) query.state.error = new CallError(error as unknown as CallErrorFields);
  }
  return state;
}
