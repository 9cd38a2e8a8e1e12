// Expands every route of a language into its concrete variants, sorted by precedence.
import { getOwnProperty } from '../own-property.ts';
import type { PathSet } from './path-sets/path-set.ts';
import { parseTemplate, type TemplateSegment } from './path-template.ts';
import { allowedParamValues, defaultPathTemplates, type RouteKey } from './route-table.ts';

/** One form of a route, with or without each optional parameter, with translated segments. */
export interface RouteVariant {
  readonly key: RouteKey;
  readonly segments: readonly TemplateSegment[];
  /** Parameters whose values are fixed by the segments of this variant. */
  readonly fixedParams: Readonly<Record<string, string>>;
}

export interface RouteTemplate {
  readonly key: RouteKey;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

export const routeKeys = Object.keys(defaultPathTemplates) as RouteKey[];

/** Returns the translation of a default segment. */
export function translateSegment(defaultSegment: string, pathSet: PathSet | undefined): string {
  return (pathSet && getOwnProperty(pathSet, defaultSegment)) ?? defaultSegment;
}

/**
 * Returns every template of a language. A route whose parameter has a closed set of values has one template
 * without the parameter, and one per value.
 */
export function listTemplates(pathSet: PathSet | undefined): RouteTemplate[] {
  return routeKeys.flatMap((key) => {
    const segments = parseTemplate(defaultPathTemplates[key]);
    const allowedValues = allowedParamValues[key];
    const baseTemplate = {
      key,
      template: formatTemplate(segments, pathSet, allowedValues?.param),
      params: {},
    };
    if (!allowedValues) return [baseTemplate];
    const valueTemplates = allowedValues.values.map((defaultSegment) => ({
      key,
      template: formatTemplate(
        segments.map((segment) =>
          segment.kind === 'param' && segment.name === allowedValues.param
            ? toLiteral(defaultSegment)
            : segment,
        ),
        pathSet,
      ),
      params: { [allowedValues.param]: defaultSegment },
    }));
    return [baseTemplate, ...valueTemplates];
  });
}

/** Groups all variants by their number of segments, each group in order of precedence. */
export function groupVariants(pathSet: PathSet | undefined): ReadonlyMap<number, readonly RouteVariant[]> {
  const variantsByLength = new Map<number, RouteVariant[]>();
  for (const { key, template, params } of listTemplates(pathSet)) {
    for (const segments of expandOptionalSegments(parseTemplate(template))) {
      const list = variantsByLength.get(segments.length) ?? [];
      list.push({ key, segments, fixedParams: params });
      variantsByLength.set(segments.length, list);
    }
  }
  for (const list of variantsByLength.values()) list.sort(comparePrecedence);
  return variantsByLength;
}

/** Of two variants of equal length, the one with more fixed segments comes first, then the longer fixed prefix. */
export function comparePrecedence(a: RouteVariant, b: RouteVariant): number {
  return countLiterals(b) - countLiterals(a) || countLeadingLiterals(b) - countLeadingLiterals(a);
}

function countLiterals({ segments }: RouteVariant): number {
  return segments.filter((segment) => segment.kind === 'literal').length;
}

function countLeadingLiterals({ segments }: RouteVariant): number {
  const firstParamIndex = segments.findIndex((segment) => segment.kind === 'param');
  return firstParamIndex === -1 ? segments.length : firstParamIndex;
}

function expandOptionalSegments(segments: readonly TemplateSegment[]): TemplateSegment[][] {
  let variants: { segments: TemplateSegment[]; hasOmitted: boolean }[] = [
    { segments: [], hasOmitted: false },
  ];
  for (const segment of segments) {
    variants = variants.flatMap((variant) => {
      const longer = { segments: [...variant.segments, segment], hasOmitted: false };
      if (segment.kind === 'literal' || !segment.isOptional) return [longer];
      const shorter = { segments: variant.segments, hasOmitted: true };
      // Optional parameters after an omitted one are omitted too: a path would assign their values to the omitted one.
      return variant.hasOmitted ? [shorter] : [longer, shorter];
    });
  }
  return variants.map((variant) => variant.segments);
}

function formatTemplate(
  segments: readonly TemplateSegment[],
  pathSet: PathSet | undefined,
  omittedParam?: string,
): string {
  const translatedSegments = segments
    .filter((segment) => segment.kind === 'literal' || segment.name !== omittedParam)
    .map((segment) =>
      segment.kind === 'literal'
        ? translateSegment(segment.text, pathSet)
        : `{${segment.name}${segment.isOptional ? '?' : ''}}`,
    );
  return `/${translatedSegments.join('/')}`;
}

function toLiteral(text: string): TemplateSegment {
  return { kind: 'literal', text };
}
