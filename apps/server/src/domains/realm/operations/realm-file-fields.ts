// Reads fields of a realm file that may have the wrong shape.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readField(value: unknown, field: string): unknown {
  return isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
}

export function readList(file: unknown, field: string): unknown[] {
  const list = readField(file, field);
  return Array.isArray(list) ? list : [];
}

export function readRecord(file: unknown, field: string): Record<string, unknown> {
  const record = readField(file, field);
  return isRecord(record) ? record : {};
}
