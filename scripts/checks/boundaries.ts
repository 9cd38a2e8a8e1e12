// Checks import boundaries and cycles with the rules of .dependency-cruiser.mjs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import type { Issue } from './issue.ts';

const configFile = join(import.meta.dirname, '../../.dependency-cruiser.mjs');
const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts'];

/** Reports every import below `root` that violates a rule. */
export async function checkBoundaries(root: string): Promise<Issue[]> {
  const options = await extractOptions(configFile);
  const sources = folders.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(
    sources,
    { ...options, baseDir: root, outputType: undefined },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  const { violations } = output.summary;
  return violations.map((violation) => ({
    file: violation.from,
    message: describeViolation(violation, output),
  }));
}

function describeViolation({ to, rule, cycle }: IViolation, { summary }: ICruiseResult): string {
  const comment = summary.ruleSetUsed?.forbidden?.find(({ name }) => name === rule.name)?.comment;
  const target = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `imports ${target} (${rule.name}: ${comment})`;
}
