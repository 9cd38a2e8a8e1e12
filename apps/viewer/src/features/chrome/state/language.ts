// Choosing a language: it is remembered here and for the server, then the page is loaded anew in it.
import { storageKey } from '@matinee/rules';

const yearSeconds = 31_536_000;

export function rememberLanguage(realm: string, language: string): void {
  try {
    window.localStorage.setItem(storageKey(realm, 'selectedLanguage'), language);
  } catch {
    // The cookie alone will do.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it to render in this language; Cookie Store is not everywhere
  document.cookie = `matinee_language=${encodeURIComponent(language)}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
