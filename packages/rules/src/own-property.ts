/** The entry of a record under a key that came from outside: `constructor` and its like are not entries. */
export function getOwnProperty<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
