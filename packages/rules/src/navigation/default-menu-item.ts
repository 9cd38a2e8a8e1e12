interface MenuItem {
  readonly placement: 'main' | 'featured' | 'nonFeatured';
  readonly isDefault: boolean;
}

/** Returns the menu item to open first: the one marked as default, else the first main one, else null for home. */
export function selectDefaultMenuItem<Item extends MenuItem>(items: readonly Item[]): Item | null {
  return items.find((item) => item.isDefault) ?? items.find((item) => item.placement === 'main') ?? null;
}
