/** Number of images of a list that load with the document. More would delay the document on slow connections. */
const eagerImageCount = 4;

/**
 * The `loading` attribute for the image of an item of a list at the top of a page. Other images load once the browser
 * has laid out the page.
 *
 * @param index the position in the list, from 0
 */
export function getImageLoading(index: number): 'eager' | 'lazy' {
  return index < eagerImageCount ? 'eager' : 'lazy';
}
