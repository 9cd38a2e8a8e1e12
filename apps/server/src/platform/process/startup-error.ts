// A startup error that the operator can fix. It is printed as one line, without a stack trace.

/** Exit code (EX_CONFIG) that tells the supervisor not to restart. */
export const STARTUP_ERROR_EXIT_CODE = 78;

export class StartupError extends Error {
  override name = 'StartupError';
}
