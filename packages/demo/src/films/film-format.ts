// Durations and sizes that every generated film shares.

export const titleCardSeconds = 5;
export const endCardSeconds = 4;

/** Rounds a size to even pixels: encoders store chroma for every second pixel. */
export const toEvenSize = (size: number): number => Math.round(size / 2) * 2;
