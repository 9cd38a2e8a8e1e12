// A reason not to start that the operator can mend: shown as one plain line, without a stack.

/** Exit code (EX_CONFIG) that tells the supervisor not to start again. */
export const START_FAULT_EXIT = 78;

export class StartFault extends Error {
  override name = 'StartFault';
}
