/** The nearest size that encoders take: colour is kept for every second pixel. */
export const roundToEven = (size: number) => Math.max(2, Math.round(size / 2) * 2);
