// What the terminal shows when a command fails: a message for expected errors, the whole error otherwise.
import { isUniqueViolation } from '../../platform/database/index.ts';
import { StartupError } from '../../platform/process/index.ts';
import { CommandError } from './command-error.ts';

export function describeFailure(error: unknown): unknown {
  if (error instanceof CommandError || error instanceof StartupError) return error.message;
  if (isUniqueViolation(error) && isAboutIds(error)) {
    const [, id = 'that was asked for'] = /\(public_id\)=\((.*)\)/.exec(error.detail) ?? [];
    return `The id ${id} is taken. Ids are unique in the whole installation, also over realms: choose another one.`;
  }
  return error;
}

function isAboutIds(error: unknown): error is { constraint: string; detail: string } {
  return (
    error instanceof Error && 'constraint' in error && String(error.constraint).endsWith('_public_id_key')
  );
}
