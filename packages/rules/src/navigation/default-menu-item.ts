interface MenuItem {
  readonly placement: 'main' | 'featured' | 'nonFeatured';
  readonly isDefault: boolean;
}

/** The menu item a viewer lands on: the one marked as default, else the first main one, else none: home. */
export function selectDefaultMenuItem<Item extends MenuItem>(items: readonly Item[]): Item | null {
  return items.find((item) => item.isDefault) ?? items.find((item) => item.placement === 'main') ?? null;
}
