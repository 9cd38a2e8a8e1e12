// Makes the whole package of a film, for tests of what comes after.
import { encodeStage, stagesOf } from '../encode/encode-stage.ts';
import { readPackageIndex } from '../package/read-package-index.ts';
import { type PlanOptions, planPackage } from '../plan/plan-package.ts';
import { probeSource } from '../probe/probe-source.ts';
import { findSidecars } from '../probe/sidecars.ts';

/** Probes, plans and encodes a file into `outputDir`; throws when anything is refused or fails. */
export async function createPackage(file: string, outputDir: string, options: PlanOptions = {}) {
  const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
  const probed = await probeSource(file, { tools });
  if (!probed.ok) throw new Error(`refused: ${probed.refusal.code}`);
  const sidecars = await findSidecars(file);
  const plan = planPackage(probed.source, { sidecars, preset: 'ultrafast', ...options });
  for (const { name } of stagesOf(plan)) {
    const result = await encodeStage(name, { plan, file, outputDir, tools });
    if (!result.ok) throw new Error(`${name}: ${result.failure.reason} ${result.failure.detail}`);
  }
  const made = await readPackageIndex({ plan, outputDir });
  if (!made) throw new Error('nothing to play');
  return { plan, source: probed.source, ...made };
}
