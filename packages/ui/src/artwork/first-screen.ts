// Whether the first screen, rendered by the server, is hydrated. Images on it show at once; later images fade
// in. A module variable and not React state, which would render every card once more.

let isOver = false;

/** The viewer calls it once, after the server's markup has been hydrated. */
export function endFirstScreen(): void {
  isOver = true;
}

export function isFirstScreenOver(): boolean {
  return isOver;
}
