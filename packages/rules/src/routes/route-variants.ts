// Every concrete form of every route in one language, best match first.
import { getOwnProperty } from '../own-property.ts';
import type { PathSet } from './path-sets/path-set.ts';
import { type PathSegment, parseTemplate } from './path-template.ts';
import { allowedParamValues, defaultPaths, type RouteKey } from './route-table.ts';

/** One form of a route: optional parameters are there or not, words are translated. */
export interface RouteVariant {
  readonly key: RouteKey;
  readonly parts: readonly PathSegment[];
  /** Parameters that this form decides by its words. */
  readonly fixedParams: Readonly<Record<string, string>>;
}

export interface RouteTemplate {
  readonly key: RouteKey;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

export const routeKeys = Object.keys(defaultPaths) as RouteKey[];

/** The word of a language for a default word. */
export function translateSegment(word: string, pathSet: PathSet | undefined): string {
  return (pathSet && getOwnProperty(pathSet, word)) ?? word;
}

/** Every template in the words of a language; a route whose parameter is one of a few words has one for each. */
export function listTemplates(pathSet: PathSet | undefined): RouteTemplate[] {
  return routeKeys.flatMap((key) => {
    const parts = parseTemplate(defaultPaths[key]);
    const allowed = allowedParamValues[key];
    const baseTemplate = { key, template: formatTemplate(parts, pathSet, allowed?.param), params: {} };
    if (!allowed) return [baseTemplate];
    const templatesByValue = allowed.values.map((word) => ({
      key,
      template: formatTemplate(
        parts.map((part) => (part.kind === 'param' && part.name === allowed.param ? toLiteral(word) : part)),
        pathSet,
      ),
      params: { [allowed.param]: word },
    }));
    return [baseTemplate, ...templatesByValue];
  });
}

/** All variants by number of segments, in order of precedence. */
export function groupVariants(pathSet: PathSet | undefined): ReadonlyMap<number, readonly RouteVariant[]> {
  const byLength = new Map<number, RouteVariant[]>();
  for (const { key, template, params } of listTemplates(pathSet)) {
    for (const parts of expandOptionalSegments(parseTemplate(template))) {
      const list = byLength.get(parts.length) ?? [];
      list.push({ key, parts, fixedParams: params });
      byLength.set(parts.length, list);
    }
  }
  for (const list of byLength.values()) list.sort(comparePrecedence);
  return byLength;
}

/** A fixed segment beats a parameter, then the longer fixed beginning wins. */
export function comparePrecedence(a: RouteVariant, b: RouteVariant): number {
  return countLiterals(b) - countLiterals(a) || countLeadingLiterals(b) - countLeadingLiterals(a);
}

function countLiterals({ parts }: RouteVariant): number {
  return parts.filter((part) => part.kind === 'literal').length;
}

function countLeadingLiterals({ parts }: RouteVariant): number {
  const first = parts.findIndex((part) => part.kind === 'param');
  return first === -1 ? parts.length : first;
}

function expandOptionalSegments(parts: readonly PathSegment[]): PathSegment[][] {
  let forms: { parts: PathSegment[]; skipping: boolean }[] = [{ parts: [], skipping: false }];
  for (const part of parts) {
    forms = forms.flatMap((form) => {
      const longer = { parts: [...form.parts, part], skipping: false };
      if (part.kind === 'literal' || !part.optional) return [longer];
      const shorter = { parts: form.parts, skipping: true };
      // Right behind an absent parameter, the next one would be read in its place.
      return form.skipping ? [shorter] : [longer, shorter];
    });
  }
  return forms.map((form) => form.parts);
}

function formatTemplate(
  parts: readonly PathSegment[],
  pathSet: PathSet | undefined,
  omittedParam?: string,
): string {
  const segments = parts
    .filter((part) => part.kind === 'literal' || part.name !== omittedParam)
    .map((part) =>
      part.kind === 'literal'
        ? translateSegment(part.text, pathSet)
        : `{${part.name}${part.optional ? '?' : ''}}`,
    );
  return `/${segments.join('/')}`;
}

function toLiteral(text: string): PathSegment {
  return { kind: 'literal', text };
}
