/** An expected failure of a command: the terminal shows its message only. */
export class CommandError extends Error {
  override name = 'CommandFault';
}
