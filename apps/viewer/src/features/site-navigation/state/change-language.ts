// Changes the language: stores it in the browser and in a cookie for the server, then loads the page by its
// localised path.
import { getStorageKey } from '@matinee/rules';

const yearSeconds = 31_536_000;
const loadLocalisedPath = () => import('./localised-path.ts');

export interface LanguageChange {
  realmKey: string;
  from: string;
  to: string;
  /** Path and query of the page. */
  currentPath: string;
}

/** Preloads the code with the localised paths. Called when the viewer points at or focuses the language menu. */
export function preloadLocalisedPaths(): void {
  void loadLocalisedPath().catch(() => {});
}

export async function changeLanguage({ realmKey, from, to, currentPath }: LanguageChange): Promise<void> {
  storeLanguage(realmKey, to);
  const localisedPath = await loadLocalisedPath().then(
    ({ localisePath }) => localisePath(currentPath, from, to),
    // If they do not load, the path stays. The cookie then decides the language of a path that languages share.
    () => currentPath,
  );
  if (localisedPath === window.location.pathname + window.location.search) window.location.reload();
  else window.location.assign(localisedPath);
}

function storeLanguage(realmKey: string, language: string): void {
  try {
    window.localStorage.setItem(getStorageKey(realmKey, 'selectedLanguage'), language);
  } catch {
    // The cookie alone is enough.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the cookie to render in this language; not every browser has the Cookie Store API
  document.cookie = `matinee_language=${encodeURIComponent(language)}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
