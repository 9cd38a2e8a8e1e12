// Matches a path without its query to a route. Does not check that the content exists.
import { comparePrecedence, type RouteVariant } from './route-variants.ts';

interface VariantMatch {
  readonly variant: RouteVariant;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the decoded segments of a path, or null when it does not start with `/` or its encoding is invalid. A
 * trailing slash is ignored.
 */
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

/** Returns the first matching variant; variants are sorted by precedence. */
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

/** Returns the match with the highest precedence; the first one among equals. */
export function selectBestMatch<Match extends VariantMatch>(matches: readonly Match[]): Match | null {
  return [...matches].sort((left, right) => comparePrecedence(left.variant, right.variant))[0] ?? null;
}

function matchVariant(variant: RouteVariant, segments: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = { ...variant.fixedParams };
  for (const [index, templateSegment] of variant.segments.entries()) {
    const segment = segments[index];
    if (!segment) return null;
    if (templateSegment.kind === 'param') params[templateSegment.name] = segment;
    else if (segment.normalize() !== templateSegment.text) return null;
  }
  return params;
}
