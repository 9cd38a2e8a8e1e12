// From a route and its parameters to a path.
import type { PathSet } from './path-sets/path-set.ts';
import { parseTemplate } from './path-template.ts';
import type { LooseParams, ParamValue } from './route-params.ts';
import { allowedParamValues, defaultPaths, type RouteKey } from './route-table.ts';
import { translateSegment } from './route-variants.ts';

/**
 * The decoded segments of a route's path.
 * @throws RangeError when a required parameter is missing, when one stands behind an absent one,
 *   is none of the words it may be, or could not be carried by a path.
 */
export function buildPathSegments(
  key: RouteKey,
  params: LooseParams,
  pathSet: PathSet | undefined,
): string[] {
  const segments: string[] = [];
  let missingOptional: string | null = null;
  for (const part of parseTemplate(defaultPaths[key])) {
    if (part.kind === 'literal') {
      segments.push(translateSegment(part.text, pathSet));
      missingOptional = null;
      continue;
    }
    const value = params[part.name];
    if (value === null || value === undefined || value === '') {
      if (!part.optional) throw new RangeError(`Route ${key} needs the parameter ${part.name}`);
      missingOptional = part.name;
      continue;
    }
    if (missingOptional)
      throw new RangeError(`Route ${key} cannot take ${part.name} without ${missingOptional}`);
    segments.push(toSegment(key, part.name, value, pathSet));
  }
  return segments;
}

/** True when leaving the last parameter out still gives a path of the route. */
export function hasOptionalTail(key: RouteKey): boolean {
  const last = parseTemplate(defaultPaths[key]).at(-1);
  return last?.kind === 'param' && last.optional;
}

function toSegment(key: RouteKey, name: string, value: ParamValue, pathSet: PathSet | undefined): string {
  const text = String(value);
  // A browser resolves dots before it asks, encoded or not; half a surrogate pair has no encoding.
  if (text === '.' || text === '..' || !text.isWellFormed())
    throw new RangeError(`Route ${key} cannot carry ${name} "${text}"`);
  const allowed = allowedParamValues[key];
  if (allowed?.param !== name) return text;
  if (!allowed.values.includes(text)) throw new RangeError(`Route ${key} has no ${name} "${text}"`);
  return translateSegment(text, pathSet);
}
