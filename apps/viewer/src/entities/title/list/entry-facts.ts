import type { Card } from '@matinee/contract';

/** The line below a title in a list: what is told first of it, its year, and its first genres. */
export function entryFacts({ year, genres = [] }: Card, first: string | undefined): string {
  return [first, year, ...genres.slice(0, 2)].filter(Boolean).join(' · ');
}
