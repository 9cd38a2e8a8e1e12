// Scores frames as posters by brightness, contrast, colour and detail.

export const candidateWidth = 64;
export const candidateHeight = 36;
export const candidateBytes = candidateWidth * candidateHeight * 3;

/** Returns the score of a small RGB frame; higher is better. */
function scoreFrame(rgb: Uint8Array): number {
  const pixelCount = rgb.length / 3;
  const luma = new Float64Array(pixelCount);
  let saturation = 0;
  for (let n = 0; n < pixelCount; n++) {
    const [r = 0, g = 0, b = 0] = rgb.subarray(n * 3, n * 3 + 3);
    luma[n] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    saturation += Math.max(r, g, b) - Math.min(r, g, b);
  }
  const mean = luma.reduce((sum, value) => sum + value, 0) / pixelCount;
  const contrast = Math.sqrt(luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixelCount);
  let detail = 0;
  for (let n = 1; n < pixelCount; n++) {
    if (n % candidateWidth !== 0) detail += Math.abs((luma[n] ?? 0) - (luma[n - 1] ?? 0));
  }
  const darkPenalty = Math.max(0, 50 - mean) * 2;
  const brightPenalty = Math.max(0, mean - 200) * 2;
  return (
    contrast + (0.3 * saturation) / pixelCount + (0.8 * detail) / pixelCount - darkPenalty - brightPenalty
  );
}

/** Returns the index of the best of several frames in a buffer; -1 when there is none. */
export function findBestFrame(frames: Uint8Array): number {
  let bestIndex = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let index = 0; (index + 1) * candidateBytes <= frames.length; index++) {
    const score = scoreFrame(frames.subarray(index * candidateBytes, (index + 1) * candidateBytes));
    if (score > bestScore) [bestIndex, bestScore] = [index, score];
  }
  return bestIndex;
}
