// Runs in the threads of password.ts.
import { hashSync, verifySync } from '@node-rs/argon2';
import { estimateWeakness, type PasswordWeakness } from './password-strength.ts';

const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword({ password }: { password: string }): string {
  return hashSync(password, hashOptions);
}

export function verifyPassword({
  passwordHash,
  password,
}: {
  passwordHash: string;
  password: string;
}): boolean {
  return verifySync(passwordHash, password);
}

export function findPasswordWeakness({
  password,
  personalTexts,
}: {
  password: string;
  personalTexts: readonly string[];
}): Promise<PasswordWeakness | undefined> {
  return estimateWeakness(password, personalTexts);
}

export interface HashTasks {
  hashPassword: typeof hashPassword;
  verifyPassword: typeof verifyPassword;
}
