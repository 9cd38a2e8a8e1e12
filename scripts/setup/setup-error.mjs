/** An expected error, printed as its message without a stack. */
export class SetupError extends Error {}

/** Runs the work. An error sets exit code 1; a SetupError is printed as its message, any other error in full. */
export async function reportErrors(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  }
}
