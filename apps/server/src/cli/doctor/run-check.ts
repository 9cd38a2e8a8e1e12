import pc from 'picocolors';
import { toStartupError } from '../../main/startup/to-startup-error.ts';

/** The result of a check as text. A warning does not fail the command. */
export type CheckResult = string | { warning: string };

/** Throws when the check fails. */
export type Check = () => CheckResult | Promise<CheckResult>;

/** Prints the result, and returns whether the check passed. */
export async function runCheck(name: string, check: Check): Promise<boolean> {
  try {
    const result = await check();
    const hasWarning = typeof result !== 'string';
    console.log(
      `${hasWarning ? pc.yellow('!') : pc.green('✓')} ${name}: ${hasWarning ? result.warning : result}`,
    );
    return true;
  } catch (error) {
    const reportedError = toStartupError(error);
    const message = reportedError instanceof Error ? reportedError.message : String(reportedError);
    console.log(`${pc.red('✗')} ${name}: ${message}`);
    return false;
  }
}
