/** A line of the code that stops an attack, and the test that fails without it. */
export interface Guard {
  id: string;
  /** What somebody could do without the guard, in one sentence. */
  threat: string;
  /** Path of the guarded file from the root. */
  file: string;
  /** Text of the guard. It occurs once in the file. */
  from: string;
  /** Text that removes or weakens the guard. */
  to: string;
  test: GuardTest;
}

export interface GuardTest {
  /** Path of a Vitest file from the root. */
  file: string;
  /** Part of the titles of the tests to run. Default: all tests of the file. */
  title?: string;
}
