/** The nearest size that encoders take: colour is kept for every second pixel. */
export const even = (size: number) => Math.round(size / 2) * 2;
