/** A blocking function of a hosted identity service has refused the viewer. */
export class BlockedSignInError extends Error {
  /** The text for the viewer; null if the operator has not translated the message of the function. */
  readonly text: string | null;

  constructor(text: string | null) {
    super('a blocking function has refused the sign-in');
    this.text = text;
  }
}
