/** Replaces Arabic-Indic and Persian digits, which Arabic keyboards type, with 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
