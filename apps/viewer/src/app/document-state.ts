// What the document carries for the browser's start, beside the markup.
import type { Messages } from '@lingui/core';
import { CallError, type CallErrorFields } from '@matinee/client';
import type { SessionUser } from '@matinee/contract';
import type { PathSet } from '@matinee/rules';
import type { DehydratedState } from '@tanstack/react-query';
import type { RealmFacts } from '../shared/environment/environment.ts';

export const stateElementId = 'state';

export interface DocumentState {
  realm: RealmFacts;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Words of the paths in the page's language; null for the default ones. */
  words: PathSet | null;
  messages: Messages;
  user: SessionUser | null;
  queries: DehydratedState;
}

/** JSON that cannot end the element it stands in. What pages have in common is written once. */
export function serializeDocumentState({ realm, messages, words, ...own }: DocumentState): string {
  const shared = [
    `"realm":${writtenOnce(realm)}`,
    `"messages":${writtenOnce(messages)}`,
    `"words":${words ? writtenOnce(words) : 'null'}`,
  ];
  return `${writeSafely(own).slice(0, -1)},${shared.join()}}`;
}

function writeSafely(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

const written = new WeakMap<object, string>();

function writtenOnce(value: object): string {
  const text = written.get(value) ?? writeSafely(value);
  written.set(value, text);
  return text;
}

/** Reads it back. Errors of failed queries become errors again, and what has just arrived counts as new. */
export function readDocumentState(text: string): DocumentState {
  const state: DocumentState = JSON.parse(text);
  for (const query of state.queries.queries) {
    const { error } = query.state;
    query.state.dataUpdatedAt = Date.now();
    if (error) query.state.error = new CallError(error as unknown as CallErrorFields);
  }
  return state;
}
