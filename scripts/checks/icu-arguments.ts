/** The names of what an ICU message fills in, sorted; the texts of plural and select branches are looked into. */
export function icuArguments(message: string): string[] {
  const names = new Set<string>();
  readText(message, 0, names);
  return [...names].sort();
}

/** Reads from `at` to the brace that closes this text, or to the end; answers where it stopped. */
function readText(message: string, at: number, names: Set<string>): number {
  let place = at;
  while (place < message.length && message[place] !== '}') {
    place = message[place] === '{' ? readArgument(message, place + 1, names) : place + 1;
  }
  return place;
}

/** `{name}`, `{name, number}` or `{name, plural, one {…} other {…}}`, from behind the first brace. */
function readArgument(message: string, at: number, names: Set<string>): number {
  const name = /^\s*([^\s,{}]+)/.exec(message.slice(at))?.[1];
  if (name) names.add(name);
  let place = at;
  while (place < message.length && message[place] !== '}') {
    place = message[place] === '{' ? readText(message, place + 1, names) + 1 : place + 1;
  }
  return place + 1;
}
