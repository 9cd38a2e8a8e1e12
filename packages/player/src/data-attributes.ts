/** `data-*` attributes of the player's container that pages and tests read. */
export const playerAttributes = {
  /** `visible` or `hidden`. */
  controls: 'data-controls',
  /** Present after the first frame of the title. */
  started: 'data-started',
  /** Present while the player handles keys of the whole page. */
  pageKeys: 'data-page-keys',
} as const;
