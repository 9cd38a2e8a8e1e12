/** Rounds a size to an even number of pixels, at least 2: encoders store colour for every second pixel. */
export const roundToEven = (size: number) => Math.max(2, Math.round(size / 2) * 2);
