// What the server does with a form that the browser has sent without the viewer's code.
import { CallError } from '@matinee/client';
import type { FormOutcome, FormResult } from '@matinee/contract';
import type { Environment } from '../../shared/environment/environment.ts';
import type { PageArguments } from '../../shared/navigation/page.ts';

interface FormSubmission extends PageArguments {
  environment: Environment;
  fields: URLSearchParams;
  /** The page that opens after the sign-in. */
  getPathAfterSignIn: () => Promise<string>;
}

export type FormAction = (submission: FormSubmission) => Promise<FormOutcome>;

/** HTTP status of a form with missing or invalid values. */
const invalidStatus = 422;

export function rejectForm(result: Partial<FormResult>, status = invalidStatus): FormOutcome {
  return { result: { values: {}, fieldErrors: {}, ...result }, status };
}

/** Runs the calls of a form. If the server refuses one, `describe` returns what the page shows. */
export async function runFormCalls(
  runCalls: () => Promise<FormOutcome>,
  describe: (error: CallError) => Partial<FormResult>,
): Promise<FormOutcome> {
  try {
    return await runCalls();
  } catch (error) {
    // Signs in with a further step, see `withSecondFactor`.
    if (!(error instanceof CallError) || error.code === 'secondFactorRequired') throw error;
    return rejectForm(describe(error), error.status);
  }
}

/** The path of the page with the result that it shows. */
export const buildResultPath = (pathname: string, search: URLSearchParams, result: string): string => {
  const query = new URLSearchParams(search);
  // The token has been used.
  query.delete('token');
  query.set('result', result);
  return `${pathname}?${query}`;
};
