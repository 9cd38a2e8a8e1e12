/** Whether the viewer came from another page of this site. The router counts the history entries of this visit. */
export function hasPreviousPage(): boolean {
  const { index = 0 } = (window.history.state ?? {}) as { index?: number };
  return index > 0;
}
