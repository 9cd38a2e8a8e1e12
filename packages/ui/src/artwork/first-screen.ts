// Whether the first screen, rendered by the server, is hydrated. Images on it show at once; later images fade
// in. A module variable and not React state, which would render every card once more.

let isOver = false;

/** The app `apps/viewer` calls this once, when all parts of the first page are hydrated. */
export function endFirstScreen(): void {
  isOver = true;
}

export function isFirstScreenOver(): boolean {
  return isOver;
}
