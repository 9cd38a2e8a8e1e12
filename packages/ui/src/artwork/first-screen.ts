// Whether hydration of the first page has ended. Images in the server's markup show at once; later images
// fade in. A module variable and not React state, which would render every card once more.

let isOver = false;

/** Called once, after the server's markup has been hydrated. */
export function endFirstScreen(): void {
  isOver = true;
}

export function isFirstScreenOver(): boolean {
  return isOver;
}
