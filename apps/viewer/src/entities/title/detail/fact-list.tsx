export interface FactListProps {
  /** Unknown and repeated facts are left out. */
  facts: readonly (string | number | false | undefined)[];
}

/** Facts in one line; CSS renders the separators. */
export function FactList({ facts }: FactListProps) {
  return [...new Set(facts.filter(Boolean))].map((fact) => <span key={String(fact)}>{fact}</span>);
}
