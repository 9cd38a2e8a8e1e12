export interface FactListProps {
  /** What is not known is left out, and what is said already. */
  facts: readonly (string | number | false | undefined)[];
}

/** Facts side by side; what stands between them is for the style sheet. */
export function FactList({ facts }: FactListProps) {
  return [...new Set(facts.filter(Boolean))].map((fact) => <span key={String(fact)}>{fact}</span>);
}
