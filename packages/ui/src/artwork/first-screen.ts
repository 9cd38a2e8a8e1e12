// Whether the page that the server sent has come to rest. Pictures that were in it are simply there; those that come
// later fade in. A flag of the page and not a state: two dozen cards would be rendered once more for it.

let isOver = false;

/** Says that the server's markup has been taken over whole. */
export function endFirstScreen(): void {
  isOver = true;
}

export function isFirstScreenOver(): boolean {
  return isOver;
}
