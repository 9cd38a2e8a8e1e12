// The meaning of errors that calls throw, and their texts for the viewer.
import { CallError } from '@matinee/client';
import type { LabelFunction } from '../i18n/labels.ts';

const labelKeys: Readonly<Record<string, string>> = {
  network: 'errorNetwork',
  notFound: 'errorNotFound',
  notWhileImpersonating: 'errorNotWhileImpersonating',
  overloaded: 'errorOverloaded',
  tooManyRequests: 'errorTooManyRequests',
};

export interface ErrorText {
  text: string;
  /** `Request 4f2a…`, for support. */
  detail?: string | undefined;
  /** What another service says about its failure. */
  message?: string | undefined;
}

/** The default text of an error code. Pages with a more specific text use that. */
export function getErrorText(error: unknown, label: LabelFunction): ErrorText {
  if (!(error instanceof CallError)) return { text: label('errorUnknown'), detail: undefined };
  const text = label(labelKeys[error.code] ?? 'errorUnknown');
  return { text, detail: error.requestId ? label('requestId', { id: error.requestId }) : undefined };
}

/** The requested resource does not exist or was deleted. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.code === 'notFound';
}
