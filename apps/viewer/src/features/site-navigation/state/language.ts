// Choosing a language: it is remembered here and for the server, then the page is loaded anew in it, by its address in
// the words of that language.
import { storageKey } from '@matinee/rules';

const yearSeconds = 31_536_000;
const loadWords = () => import('./localised-path.ts');

export interface LanguageChange {
  realm: string;
  from: string;
  to: string;
  /** Path and query of the page. */
  address: string;
}

/** Somebody looks at the languages: the words of their paths may be wanted. */
export function prepareLanguages(): void {
  void loadWords().catch(() => {});
}

export async function changeLanguage({ realm, from, to, address }: LanguageChange): Promise<void> {
  rememberLanguage(realm, to);
  const there = await loadWords().then(
    ({ localisePath: addressIn }) => addressIn(address, from, to),
    // Without the words the same address does, in the language that was just chosen.
    () => address,
  );
  if (there === window.location.pathname + window.location.search) window.location.reload();
  else window.location.assign(there);
}

function rememberLanguage(realm: string, language: string): void {
  try {
    window.localStorage.setItem(storageKey(realm, 'selectedLanguage'), language);
  } catch {
    // The cookie alone will do.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it to render in this language; Cookie Store is not everywhere
  document.cookie = `matinee_language=${encodeURIComponent(language)}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
