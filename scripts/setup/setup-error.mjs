/** An expected error: its message is printed as it is, without a stack. */
export class SetupError extends Error {}

/** Runs the work. An error sets exit code 1; a SetupError is printed as its message, anything else in full. */
export async function reportErrors(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  }
}
