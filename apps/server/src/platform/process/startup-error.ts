// A startup error that the administrator of the machine can fix. It is printed as one line, without a stack trace.

/** Exit code (EX_CONFIG) that tells the supervisor not to restart. */
export const STARTUP_ERROR_EXIT_CODE = 78;

export class StartupError extends Error {
  override name = 'StartupError';
  /** Whether a later start may succeed without a change by the operator. */
  readonly isTransient: boolean;

  constructor(message: string, { isTransient = false }: { isTransient?: boolean } = {}) {
    super(message);
    this.isTransient = isTransient;
  }
}
