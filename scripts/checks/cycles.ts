/** A way from a file back to itself, for each knot of files that import each other. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const state = new Map<string, 'open' | 'closed'>();
  const path: string[] = [];
  const found: string[][] = [];

  function visit(file: string): void {
    state.set(file, 'open');
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const seen = state.get(next);
      if (seen === 'open') found.push([...path.slice(path.indexOf(next)), next]);
      else if (seen === undefined) visit(next);
    }
    path.pop();
    state.set(file, 'closed');
  }

  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return found;
}
