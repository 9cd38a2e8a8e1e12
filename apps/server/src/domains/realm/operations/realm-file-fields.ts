// Reads fields of a realm file that may have the wrong shape.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldOf(value: unknown, field: string): unknown {
  return isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
}

export function listIn(file: unknown, field: string): unknown[] {
  const list = fieldOf(file, field);
  return Array.isArray(list) ? list : [];
}

export function recordIn(file: unknown, field: string): Record<string, unknown> {
  const record = fieldOf(file, field);
  return isRecord(record) ? record : {};
}
