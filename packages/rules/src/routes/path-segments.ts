// Builds the path segments of a route.
import type { PathSet } from './path-sets/path-set.ts';
import { parseTemplate } from './path-template.ts';
import type { LooseParams, ParamValue } from './route-params.ts';
import { allowedParamValues, defaultPathTemplates, type RouteKey } from './route-table.ts';
import { translateSegment } from './route-variants.ts';

/**
 * Returns the decoded segments of a route's path.
 * @throws RangeError when a required parameter is missing, a parameter follows an absent one, or a value is
 * not allowed or cannot be encoded
 */
export function buildPathSegments(
  key: RouteKey,
  params: LooseParams,
  pathSet: PathSet | undefined,
): string[] {
  const segments: string[] = [];
  let missingOptional: string | null = null;
  for (const segment of parseTemplate(defaultPathTemplates[key])) {
    if (segment.kind === 'literal') {
      segments.push(translateSegment(segment.text, pathSet));
      missingOptional = null;
      continue;
    }
    const value = params[segment.name];
    if (value === null || value === undefined || value === '') {
      if (!segment.isOptional) throw new RangeError(`Route ${key} needs the parameter ${segment.name}`);
      missingOptional = segment.name;
      continue;
    }
    if (missingOptional)
      throw new RangeError(`Route ${key} needs the parameter ${missingOptional} before ${segment.name}`);
    segments.push(toSegment(key, segment.name, value, pathSet));
  }
  return segments;
}

/** Whether the path is still valid without its last parameter. */
export function hasOptionalLastParam(key: RouteKey): boolean {
  const lastSegment = parseTemplate(defaultPathTemplates[key]).at(-1);
  return lastSegment?.kind === 'param' && lastSegment.isOptional;
}

function toSegment(key: RouteKey, name: string, value: ParamValue, pathSet: PathSet | undefined): string {
  const text = String(value);
  // Browsers resolve dot segments before they send a request, even encoded ones. A lone surrogate cannot be
  // encoded.
  if (text === '.' || text === '..' || !text.isWellFormed())
    throw new RangeError(`Route ${key} cannot have ${name} "${text}"`);
  const allowedValues = allowedParamValues[key];
  if (allowedValues?.param !== name) return text;
  if (!allowedValues.values.includes(text)) throw new RangeError(`Route ${key} has no ${name} "${text}"`);
  return translateSegment(text, pathSet);
}
