// Money is whole minor units with their scale: no number here ever has a fraction.

interface Money {
  /** Whole minor units: 999 of scale 2 is 9.99. */
  readonly amount: number;
  /** Decimals. */
  readonly scale: number;
  /** ISO 4217. */
  readonly currency: string;
}

interface PriceList {
  readonly local?: Money | null;
  readonly default?: Money | null;
}

/** The local price, else the default one, else 0. */
export function lookUpPrice(prices: PriceList): Money | 0 {
  return prices.local ?? prices.default ?? 0;
}

/**
 * `{ amount: 999, scale: 2 }` → `9.99`: amount divided by ten to the power of scale, with scale decimals, exactly.
 * @throws RangeError when amount is not a safe whole number or scale not a whole number from 0 to 20
 */
export function toDecimal({ amount, scale }: Pick<Money, 'amount' | 'scale'>): `${number}` {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
  if (!Number.isInteger(scale) || scale < 0 || scale > 20) throw new RangeError(`${scale} is not a scale`);
  const digits = String(Math.abs(amount)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`;
  return `${amount < 0 ? '-' : ''}${whole}${fraction}` as `${number}`;
}

/** The price as people of a language write it, with its currency; a price that was not found is `0`. */
export function formatPrice(price: Money | 0, language: string): string {
  if (price === 0) return new Intl.NumberFormat(language).format(0);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: price.currency,
    minimumFractionDigits: price.scale,
    maximumFractionDigits: price.scale,
  }).format(toDecimal(price));
}
