const emailPattern = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\.]+(\.[^\s@<>()",;:\\.]+)+$/;

/** Returns whether a text has the form of an email address: one local part, one @ and a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text);
}
