// A reason to stop that is shown as one plain line.
export class Fault extends Error {}

/** Runs the work; a Fault becomes its line and exit code 1, anything else is shown whole. */
export async function orSayWhy(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    process.exitCode = 1;
  }
}
