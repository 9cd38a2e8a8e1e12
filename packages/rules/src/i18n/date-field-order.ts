type DateField = 'year' | 'month' | 'day';

const yearFirst: readonly DateField[] = ['year', 'month', 'day'];

/** The order in which people of a locale write a date; year, month, day where that is not known. */
export function getDateFieldOrder(locale?: string | null): readonly DateField[] {
  const [supported] = findSupportedLocales(locale);
  if (!supported) return yearFirst;
  const order = new Intl.DateTimeFormat(supported, {
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
