/** Reads an own property under an untrusted key; inherited ones such as `constructor` count as absent. */
export function getOwnProperty<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
