import bowser from 'bowser';

/** `Firefox, Linux` for the User-Agent header of Firefox; empty when nothing is known. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}
