// Texts by key. Messages arrive compiled, so that no parser travels with the page.
import { type Messages, setupI18n } from '@lingui/core';

/** The text of a key; an unknown key gives the key itself, so that a gap is seen. */
export type Label = (key: string, values?: Record<string, unknown>) => string;

export function createLabel(language: string, messages: Messages): Label {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (key, values) => i18n._(key, values);
}
