import { z } from 'zod';

const path = z.string().min(1);
const share = z.number().min(0).max(1);

/**
 * An image file, by its path relative to the file that names it: a path, or a path and the focal point, in shares of the
 * width and the height from the top left corner.
 */
export const imageFile = z.union([
  path,
  z.strictObject({ file: path, focus: z.strictObject({ x: share, y: share }) }),
]);
export type ImageFile = z.infer<typeof imageFile>;
