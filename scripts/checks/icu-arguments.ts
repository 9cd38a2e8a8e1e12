/** Returns the sorted names of an ICU message's arguments, including those in plural and select branches. */
export function listIcuArguments(message: string): string[] {
  const names = new Set<string>();
  collectNamesFromText(message, 0, names);
  return [...names].sort();
}

/**
 * Adds the names in the text from `start` to the brace that closes it, or to the end; returns the index of that
 * brace.
 */
function collectNamesFromText(message: string, start: number, names: Set<string>): number {
  let index = start;
  while (index < message.length && message[index] !== '}') {
    index = message[index] === '{' ? collectNamesFromArgument(message, index + 1, names) : index + 1;
  }
  return index;
}

/**
 * Adds the names in `name}`, `name, number}` or `name, plural, one {…} other {…}}`; returns the index after the last
 * brace.
 */
function collectNamesFromArgument(message: string, start: number, names: Set<string>): number {
  const name = /^\s*([^\s,{}]+)/.exec(message.slice(start))?.[1];
  if (name) names.add(name);
  let index = start;
  while (index < message.length && message[index] !== '}') {
    index = message[index] === '{' ? collectNamesFromText(message, index + 1, names) + 1 : index + 1;
  }
  return index + 1;
}
