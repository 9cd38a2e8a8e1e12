export interface MetadataListProps {
  /** Unknown and repeated items are left out. */
  items: readonly (string | number | false | undefined)[];
}

/** Metadata in one line; CSS renders the separators. */
export function MetadataList({ items }: MetadataListProps) {
  return [...new Set(items.filter(Boolean))].map((item) => <span key={String(item)}>{item}</span>);
}
