// From a path to its route. Knows nothing of queries or of whether the page exists.
import { comparePrecedence, type RouteVariant } from './route-variants.ts';

interface VariantMatch {
  readonly variant: RouteVariant;
  readonly params: Readonly<Record<string, string>>;
}

/** The decoded segments of a path, or null when its encoding is broken. A slash at the end does not count. */
export function splitPath(pathname: string): string[] | null {
  if (!pathname.startsWith('/')) return null;
  const path = pathname.replace(/\/$/, '');
  if (path === '') return [];
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The first variant that fits: they come in order of precedence. */
export function matchSegments(
  segments: readonly string[],
  variants: ReadonlyMap<number, readonly RouteVariant[]>,
): VariantMatch | null {
  for (const variant of variants.get(segments.length) ?? []) {
    const params = matchVariant(variant, segments);
    if (params) return { variant, params };
  }
  return null;
}

/** The match of highest precedence; of equals, the first. */
export function selectBestMatch<Match extends VariantMatch>(matches: readonly Match[]): Match | null {
  return [...matches].sort((one, other) => comparePrecedence(one.variant, other.variant))[0] ?? null;
}

function matchVariant(variant: RouteVariant, segments: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = { ...variant.fixedParams };
  for (const [index, part] of variant.parts.entries()) {
    const segment = segments[index];
    if (!segment) return null;
    if (part.kind === 'param') params[part.name] = segment;
    else if (segment.normalize() !== part.text) return null;
  }
  return params;
}
