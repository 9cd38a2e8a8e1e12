// Parses path templates.

export type TemplateSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'param'; readonly name: string; readonly isOptional: boolean };

/** Splits `/live/{eventId}/{eventTitle?}` into its segments; `/` has none. */
export function parseTemplate(template: string): TemplateSegment[] {
  return template
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      const paramMatch = /^\{(\w+)(\??)\}$/.exec(segment);
      if (!paramMatch?.[1]) return { kind: 'literal', text: segment };
      return { kind: 'param', name: paramMatch[1], isOptional: paramMatch[2] === '?' };
    });
}
