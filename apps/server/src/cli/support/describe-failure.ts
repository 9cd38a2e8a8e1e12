// What a person at the terminal is told when a command fails: words where the fault is theirs, everything else as it is.
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
