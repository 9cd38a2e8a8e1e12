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
export function serializeDocumentState({ realm, messages, pathSet, ...pageState }: DocumentState): string {
  const sharedFields = [
    `"realm":${serializeOnce(realm)}`,
    `"messages":${serializeOnce(messages)}`,
    `"pathSet":${pathSet ? serializeOnce(pathSet) : 'null'}`,
  ];
  return `${serializeSafely(pageState).slice(0, -1)},${sharedFields.join()}}`;
}

function serializeSafely(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const serialized = new WeakMap<object, string>();

function serializeOnce(value: object): string {
  const text = serialized.get(value) ?? serializeSafely(value);
  serialized.set(value, text);
  return text;
}

/** Parses the state. Errors of failed queries become Error objects, and the data counts as fresh. */
export function readDocumentState(text: string): DocumentState {
  const state: DocumentState = JSON.parse(text);
  for (const query of state.queries.queries) {
    const { error } = query.state;
    query.state.dataUpdatedAt = Date.now();
    if (error) query.state.error = new CallError(error as unknown as CallErrorFields);
  }
  return state;
}
