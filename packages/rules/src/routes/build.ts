// From a route and its parameters to a path.
import type { PathSet } from './path-sets.ts';
import type { LooseParams, ParamValue } from './route-params.ts';
import { defaultPaths, paramChoices, type RouteKey } from './table.ts';
import { parseTemplate } from './template.ts';
import { translate } from './variants.ts';

/**
 * The decoded segments of a route's path.
 * @throws RangeError when a required parameter is missing, when one stands behind an absent one,
 *   is none of the words it may be, or could not be carried by a path.
 */
export function buildSegments(key: RouteKey, params: LooseParams, set: PathSet | undefined): string[] {
  const segments: string[] = [];
  let absent: string | null = null;
  for (const part of parseTemplate(defaultPaths[key])) {
    if (part.kind === 'word') {
      segments.push(translate(part.word, set));
      absent = null;
      continue;
    }
    const value = params[part.name];
    if (value === null || value === undefined || value === '') {
      if (!part.optional) throw new RangeError(`Route ${key} needs the parameter ${part.name}`);
      absent = part.name;
      continue;
    }
    if (absent) throw new RangeError(`Route ${key} cannot take ${part.name} without ${absent}`);
    segments.push(segmentFor(key, part.name, value, set));
  }
  return segments;
}

/** True when leaving the last parameter out still gives a path of the route. */
export function endsInOptional(key: RouteKey): boolean {
  const last = parseTemplate(defaultPaths[key]).at(-1);
  return last?.kind === 'param' && last.optional;
}

function segmentFor(key: RouteKey, name: string, value: ParamValue, set: PathSet | undefined): string {
  const text = String(value);
  // A browser resolves dots before it asks, encoded or not; half a surrogate pair has no encoding.
  if (text === '.' || text === '..' || !text.isWellFormed())
    throw new RangeError(`Route ${key} cannot carry ${name} "${text}"`);
  const choice = paramChoices[key];
  if (choice?.param !== name) return text;
  if (!choice.words.includes(text)) throw new RangeError(`Route ${key} has no ${name} "${text}"`);
  return translate(text, set);
}
