export interface DefaultableMenuItem {
  readonly placement: 'main' | 'featured' | 'nonFeatured';
  readonly isDefault: boolean;
}

/** The menu item a viewer lands on: the one marked as default, else the first main one, else none: home. */
export function defaultMenuItem<Item extends DefaultableMenuItem>(items: readonly Item[]): Item | null {
  return items.find((item) => item.isDefault) ?? items.find((item) => item.placement === 'main') ?? null;
}
