// Whether the first page of a visit, which the server renders, is hydrated. Images rendered before then show at once;
// later ones fade in. A module variable and not React state, which would render every card once more.

let isHydrated = false;

/** The app `apps/viewer` calls this once, when all parts of the first page are hydrated. */
export function markFirstPageHydrated(): void {
  isHydrated = true;
}

export function isFirstPageHydrated(): boolean {
  return isHydrated;
}
