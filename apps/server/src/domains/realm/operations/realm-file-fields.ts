// Reads fields of a realm file that may have the wrong shape.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readField(value: unknown, field: string): unknown {
  return isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
}

export function readList(value: unknown, field: string): unknown[] {
  const list = readField(value, field);
  return Array.isArray(list) ? list : [];
}

export function readRecord(value: unknown, field: string): Record<string, unknown> {
  const record = readField(value, field);
  return isRecord(record) ? record : {};
}
