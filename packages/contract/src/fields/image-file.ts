import { z } from 'zod';

const path = z.string().min(1);
const fraction = z.number().min(0).max(1);

/**
 * An image file: its path relative to the file that names it, or this path and the focal point, in fractions of the
 * width and the height from the top left corner.
 */
export const imageFile = z.union([
  path,
  z.strictObject({ file: path, focus: z.strictObject({ x: fraction, y: fraction }) }),
]);
export type ImageFile = z.infer<typeof imageFile>;
