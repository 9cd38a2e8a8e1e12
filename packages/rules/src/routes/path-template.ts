// Parses path templates.

export type PathSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'param'; readonly name: string; readonly isOptional: boolean };

/** Splits `/live/{eventId}/{eventTitle?}` into its segments; `/` has none. */
export function parseTemplate(template: string): PathSegment[] {
  return template
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      const name = /^\{(\w+)(\??)\}$/.exec(segment);
      if (!name?.[1]) return { kind: 'literal', text: segment };
      return { kind: 'param', name: name[1], isOptional: name[2] === '?' };
    });
}
