// Writes tags with attribute lists (RFC 8216, section 4.2).

type AttributeValue =
  | { quoted: string }
  | { unquoted: string | number }
  | { flag: boolean }
  | { size: { width: number; height: number } };

export const createQuotedValue = (text: string | null | undefined): AttributeValue | null =>
  text === null || text === undefined || text === '' ? null : { quoted: text };
export const createUnquotedValue = (value: string | number): AttributeValue => ({ unquoted: value });
export const createFlag = (value: boolean): AttributeValue => ({ flag: value });
export const createSize = (width: number, height: number): AttributeValue => ({
  size: { width, height },
});

function formatValue(value: AttributeValue): string {
  if ('quoted' in value) return `"${value.quoted.replace(/[\r\n]+/g, ' ').replaceAll('"', '”')}"`;
  if ('flag' in value) return value.flag ? 'YES' : 'NO';
  if ('size' in value) return `${value.size.width}x${value.size.height}`;
  return String(value.unquoted);
}

/** Returns `#NAME:KEY=value,…`. Attributes that are null are omitted. */
export function createTag(name: string, attributes: Record<string, AttributeValue | null>): string {
  const formattedAttributes = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${formatValue(value)}`],
  );
  return `#${name}:${formattedAttributes.join(',')}`;
}
