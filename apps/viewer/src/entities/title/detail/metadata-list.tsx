export interface MetadataListProps {
  /** Empty and repeated items are left out. */
  items: readonly (string | number | false | undefined)[];
}

/** One `span` per item; the parent element lays them out. */
export function MetadataList({ items }: MetadataListProps) {
  return [...new Set(items.filter(Boolean))].map((item) => <span key={String(item)}>{item}</span>);
}
