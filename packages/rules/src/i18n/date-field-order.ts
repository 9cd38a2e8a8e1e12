type DateField = 'year' | 'month' | 'day';

const yearFirst: readonly DateField[] = ['year', 'month', 'day'];

/** Returns the order of year, month and day in a locale's numeric dates. Unknown locales use year, month, day. */
export function getDateFieldOrder(locale?: string | null): readonly DateField[] {
  const [supportedLocale] = findSupportedLocales(locale);
  if (!supportedLocale) return yearFirst;
  const order = new Intl.DateTimeFormat(supportedLocale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
  })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day');
  return order.length === yearFirst.length ? order : yearFirst;
}

function findSupportedLocales(locale: string | null | undefined): string[] {
  try {
    return locale ? Intl.DateTimeFormat.supportedLocalesOf(locale) : [];
  } catch {
    return [];
  }
}
