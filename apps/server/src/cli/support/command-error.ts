/** What was asked cannot be done: its message is all that the person at the terminal needs. */
export class CommandError extends Error {
  override name = 'CommandFault';
}
