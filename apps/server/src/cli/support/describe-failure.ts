// Describes a failed command for the terminal: a message for expected errors, the stack trace otherwise.
import { toStartupError } from '../../main/startup/to-startup-error.ts';
import { isUniqueViolation } from '../../platform/database/index.ts';
import { StartupError } from '../../platform/process/index.ts';
import { CommandError } from './command-error.ts';

export function describeFailure(error: unknown): unknown {
  const startupError = toStartupError(error);
  if (error instanceof CommandError) return error.message;
  if (startupError instanceof StartupError) return startupError.message;
  if (isUniqueViolation(error) && isPublicIdConflict(error)) {
    const [, id = 'of this command'] = /\(public_id\)=\((.*)\)/.exec(error.detail) ?? [];
    return `The id ${id} is already in use. Ids are unique across all realms of the installation. Choose another id.`;
  }
  return error;
}

function isPublicIdConflict(error: unknown): error is { constraint: string; detail: string } {
  return (
    error instanceof Error && 'constraint' in error && String(error.constraint).endsWith('_public_id_key')
  );
}
