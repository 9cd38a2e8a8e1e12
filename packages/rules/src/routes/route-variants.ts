// Expands every route of a language into its concrete forms, sorted by precedence.
import { getOwnProperty } from '../own-property.ts';
import type { PathSet } from './path-sets/path-set.ts';
import { type PathSegment, parseTemplate } from './path-template.ts';
import { allowedParamValues, defaultPaths, type RouteKey } from './route-table.ts';

/** One form of a route, with or without each optional parameter, with translated segments. */
export interface RouteVariant {
  readonly key: RouteKey;
  readonly segments: readonly PathSegment[];
  /** Parameters whose values are fixed by the segments of this form. */
  readonly fixedParams: Readonly<Record<string, string>>;
}

export interface RouteTemplate {
  readonly key: RouteKey;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

export const routeKeys = Object.keys(defaultPaths) as RouteKey[];

/** Returns the translation of a default segment. */
export function translateSegment(defaultSegment: string, pathSet: PathSet | undefined): string {
  return (pathSet && getOwnProperty(pathSet, defaultSegment)) ?? defaultSegment;
}

/**
 * Returns every template of a language. A route whose parameter has a closed set of values has one template
 * per value.
 */
export function listTemplates(pathSet: PathSet | undefined): RouteTemplate[] {
  return routeKeys.flatMap((key) => {
    const parts = parseTemplate(defaultPaths[key]);
    const allowed = allowedParamValues[key];
    const baseTemplate = { key, template: formatTemplate(parts, pathSet, allowed?.param), params: {} };
    if (!allowed) return [baseTemplate];
    const templatesByValue = allowed.values.map((defaultSegment) => ({
      key,
      template: formatTemplate(
        parts.map((part) =>
          part.kind === 'param' && part.name === allowed.param ? toLiteral(defaultSegment) : part,
        ),
        pathSet,
      ),
      params: { [allowed.param]: defaultSegment },
    }));
    return [baseTemplate, ...templatesByValue];
  });
}

/** Groups all variants by their number of segments, each group in order of precedence. */
export function groupVariants(pathSet: PathSet | undefined): ReadonlyMap<number, readonly RouteVariant[]> {
  const byLength = new Map<number, RouteVariant[]>();
  for (const { key, template, params } of listTemplates(pathSet)) {
    for (const parts of expandOptionalSegments(parseTemplate(template))) {
      const list = byLength.get(parts.length) ?? [];
      list.push({ key, segments: parts, fixedParams: params });
      byLength.set(parts.length, list);
    }
  }
  for (const list of byLength.values()) list.sort(comparePrecedence);
  return byLength;
}

/** Sorts fixed segments before parameters, then by the longer fixed prefix. */
export function comparePrecedence(a: RouteVariant, b: RouteVariant): number {
  return countLiterals(b) - countLiterals(a) || countLeadingLiterals(b) - countLeadingLiterals(a);
}

function countLiterals({ segments: parts }: RouteVariant): number {
  return parts.filter((part) => part.kind === 'literal').length;
}

function countLeadingLiterals({ segments: parts }: RouteVariant): number {
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
      // A parameter after an absent one would be matched as the absent one.
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
