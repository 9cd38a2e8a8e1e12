// Labels by key. Messages arrive compiled, so that no parser is shipped.
import { type Messages, setupI18n } from '@lingui/core';

/** The text of a key; an unknown key returns itself, so that gaps are visible. */
export type LabelFunction = (key: string, values?: Record<string, unknown>) => string;

export function createLabelFunction(language: string, messages: Messages): LabelFunction {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (key, values) => i18n._(key, values);
}
