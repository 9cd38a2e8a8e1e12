/** Isolates a text in the middle of another one, so that its direction does not affect the text around it. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;
