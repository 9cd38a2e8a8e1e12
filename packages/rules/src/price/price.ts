// Prices as whole minor units with a scale, to avoid floating-point fractions.

interface Money {
  /** Whole minor units: 999 with scale 2 is 9.99. */
  readonly amount: number;
  /** Number of decimals. */
  readonly scale: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A price with flags that state for which viewers it is. */
interface PriceListEntry extends Money {
  /** The price in the country of the viewer. */
  readonly local?: boolean;
  /** The price in countries without a local one. */
  readonly default?: boolean;
}

/** Returns the local entry of a price list, else the default one, else 0. */
export function selectPrice<Entry extends PriceListEntry>(entries: readonly Entry[]): Entry | 0 {
  return entries.find(({ local }) => local) ?? entries.find((entry) => entry.default) ?? 0;
}

/**
 * Formats an amount with exactly `scale` decimals: `{ amount: 999, scale: 2 }` → `9.99`.
 * @throws RangeError when amount is not a safe integer or scale is not an integer from 0 to 20
 */
export function formatAmount({ amount, scale }: Pick<Money, 'amount' | 'scale'>): `${number}` {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is not an integer number of minor units`);
  if (!Number.isInteger(scale) || scale < 0 || scale > 20)
    throw new RangeError(`${scale} is not a valid scale`);
  const digits = String(Math.abs(amount)).padStart(scale + 1, '0');
  const integerDigits = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`;
  return `${amount < 0 ? '-' : ''}${integerDigits}${fraction}` as `${number}`;
}

/** Formats a price with its currency in a language; a missing price is `0`. */
export function formatPrice(price: Money | 0, language: string): string {
  if (price === 0) return new Intl.NumberFormat(language).format(0);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: price.currency,
    minimumFractionDigits: price.scale,
    maximumFractionDigits: price.scale,
  }).format(formatAmount(price));
}
