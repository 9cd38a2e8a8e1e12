/** An expected failure of a command. The terminal shows only its message. */
export class CommandError extends Error {
  override name = 'CommandError';
}
