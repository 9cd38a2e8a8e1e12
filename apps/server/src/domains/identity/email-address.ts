const emailPattern = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\.]+(\.[^\s@<>()",;:\\.]+)+$/;

export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text);
}
