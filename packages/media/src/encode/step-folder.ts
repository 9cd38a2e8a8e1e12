// Makes an encode step atomic: it works in a temporary folder, records its output, and renames the folder
// when complete.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PackagePlan } from '../plan/package-plan.ts';
import { createFailure, toDiskFailureOrThrow } from './step-failure.ts';
import type { EncodeFailure, EncodeStepName, EncodeStepOptions, EncodeStepResult } from './step-types.ts';

const recordFile = 'step.json';

/** Hashes a plan independent of key order, because a database may reorder keys. */
const hashPlan = (plan: PackagePlan) =>
  createHash('sha256').update(JSON.stringify(plan, sortKeys)).digest('hex');

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value;

const recordSchema = z.object({ version: z.literal(1), plan: z.string(), output: z.unknown() });

/** Reads the record of a finished step; returns null when it has not run for this plan. */
export async function readStepRecord<T>(
  outputDir: string,
  name: EncodeStepName,
  plan: PackagePlan,
  schema: z.ZodType<T>,
): Promise<T | null> {
  let text: string;
  try {
    text = await readFile(join(outputDir, name, recordFile), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const record = recordSchema.parse(JSON.parse(text));
  return record.plan === hashPlan(plan) ? schema.parse(record.output) : null;
}

async function writeDurably(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a directory to disk where the system supports it. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

export type StepRunResult<T> = { ok: true; output: T } | { ok: false; failure: EncodeFailure };

async function removeEarlierAttempts(outputDir: string, name: EncodeStepName): Promise<void> {
  const entries = await readdir(outputDir);
  const obsolete = entries.filter((entry) => entry === name || entry.startsWith(`.${name}-`));
  await Promise.all(obsolete.map((entry) => rm(join(outputDir, entry), { recursive: true, force: true })));
}

/** Runs a step in an empty folder unless it is done. No folder remains after a failure. */
export async function runStepInFolder<T>(
  name: EncodeStepName,
  { outputDir, plan, signal }: EncodeStepOptions,
  schema: z.ZodType<T>,
  runStep: (folder: string) => Promise<StepRunResult<T>>,
): Promise<EncodeStepResult> {
  if ((await readStepRecord(outputDir, name, plan, schema)) !== null) return { ok: true, skipped: true };
  if (signal?.aborted) return createFailure('aborted', '');
  const folder = join(outputDir, `.${name}-${randomUUID()}`);
  try {
    await mkdir(outputDir, { recursive: true });
    await removeEarlierAttempts(outputDir, name);
    await mkdir(folder);
    const result = await runStep(folder);
    if (!result.ok) return result;
    const record = { version: 1, plan: hashPlan(plan), output: result.output };
    await writeDurably(join(folder, recordFile), JSON.stringify(record));
    await rename(folder, join(outputDir, name));
    await syncFolder(outputDir);
    return { ok: true, skipped: false };
  } catch (error) {
    return toDiskFailureOrThrow(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
