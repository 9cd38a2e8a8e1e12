// A reason not to start that the operator can mend: shown as one plain line, without a stack.

/** Exit code (EX_CONFIG) that tells the supervisor not to start again. */
export const STARTUP_ERROR_EXIT_CODE = 78;

export class StartupError extends Error {
  override name = 'StartFault';
}
