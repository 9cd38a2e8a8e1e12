// Every concrete form of every route in one language, best match first.
import { ownEntry } from '../own-entry.ts';
import type { PathSet } from './path-sets.ts';
import { defaultPaths, paramChoices, type RouteKey } from './table.ts';
import { parseTemplate, type TemplatePart } from './template.ts';

/** One form of a route: optional parameters are there or not, words are translated. */
export interface Variant {
  readonly key: RouteKey;
  readonly parts: readonly TemplatePart[];
  /** Parameters that this form decides by its words. */
  readonly decided: Readonly<Record<string, string>>;
}

export interface RouteTemplate {
  readonly key: RouteKey;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

export const routeKeys = Object.keys(defaultPaths) as RouteKey[];

/** The word of a language for a default word. */
export function translate(word: string, set: PathSet | undefined): string {
  return (set && ownEntry(set, word)) ?? word;
}

/** Every template in the words of a language; a route whose parameter is one of a few words has one for each. */
export function templatesIn(set: PathSet | undefined): RouteTemplate[] {
  return routeKeys.flatMap((key) => {
    const parts = parseTemplate(defaultPaths[key]);
    const choice = paramChoices[key];
    const bare = { key, template: templateOf(parts, set, choice?.param), params: {} };
    if (!choice) return [bare];
    const chosen = choice.words.map((word) => ({
      key,
      template: templateOf(
        parts.map((part) => (part.kind === 'param' && part.name === choice.param ? wordPart(word) : part)),
        set,
      ),
      params: { [choice.param]: word },
    }));
    return [bare, ...chosen];
  });
}

/** All variants by number of segments, in order of precedence. */
export function variantsIn(set: PathSet | undefined): ReadonlyMap<number, readonly Variant[]> {
  const byLength = new Map<number, Variant[]>();
  for (const { key, template, params } of templatesIn(set)) {
    for (const parts of withAndWithoutOptional(parseTemplate(template))) {
      const list = byLength.get(parts.length) ?? [];
      list.push({ key, parts, decided: params });
      byLength.set(parts.length, list);
    }
  }
  for (const list of byLength.values()) list.sort(byPrecedence);
  return byLength;
}

/** A fixed segment beats a parameter, then the longer fixed beginning wins. */
export function byPrecedence(one: Variant, other: Variant): number {
  return words(other) - words(one) || leadingWords(other) - leadingWords(one);
}

function words({ parts }: Variant): number {
  return parts.filter((part) => part.kind === 'word').length;
}

function leadingWords({ parts }: Variant): number {
  const first = parts.findIndex((part) => part.kind === 'param');
  return first === -1 ? parts.length : first;
}

function withAndWithoutOptional(parts: readonly TemplatePart[]): TemplatePart[][] {
  let forms: { parts: TemplatePart[]; skipping: boolean }[] = [{ parts: [], skipping: false }];
  for (const part of parts) {
    forms = forms.flatMap((form) => {
      const longer = { parts: [...form.parts, part], skipping: false };
      if (part.kind === 'word' || !part.optional) return [longer];
      const shorter = { parts: form.parts, skipping: true };
      // Right behind an absent parameter, the next one would be read in its place.
      return form.skipping ? [shorter] : [longer, shorter];
    });
  }
  return forms.map((form) => form.parts);
}

function templateOf(parts: readonly TemplatePart[], set: PathSet | undefined, without?: string): string {
  const segments = parts
    .filter((part) => part.kind === 'word' || part.name !== without)
    .map((part) =>
      part.kind === 'word' ? translate(part.word, set) : `{${part.name}${part.optional ? '?' : ''}}`,
    );
  return `/${segments.join('/')}`;
}

function wordPart(word: string): TemplatePart {
  return { kind: 'word', word };
}
