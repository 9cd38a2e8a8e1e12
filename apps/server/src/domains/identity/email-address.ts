const shape = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\.]+(\.[^\s@<>()",;:\\.]+)+$/;

export function isEmailAddress(text: string): boolean {
  return shape.test(text);
}
