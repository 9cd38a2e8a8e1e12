// Generates a film of the demo realm as the source of its asset.

import { demoTitles, demoTrailers, generateFilm } from '@matinee/demo';
import { createEncodeLimits, runProcess } from '@matinee/media';
import { GenerationInterruptedError, type SourceGenerator } from '../../domains/media/index.ts';
import { DiskFullError } from '../../platform/storage/index.ts';

const titles = new Map([...demoTitles, ...demoTrailers].map((title) => [title.key, title]));
const gibibyte = 2 ** 30;

export const generateDemoFilm: SourceGenerator['generate'] = async (
  key,
  dir,
  { tools, priority, signal },
) => {
  const title = titles.get(key);
  if (!title) throw new Error(`The demo realm has no film with the key ${key}`);
  const limits = { ...createEncodeLimits(title.runtimeSeconds, 1920 * 1080), maxFileBytes: gibibyte };

  async function runFfmpeg(args: string[]): Promise<void> {
    const outcome = await runProcess({ program: tools.ffmpeg, args, limits, cwd: dir, priority, signal });
    if (outcome.kind === 'done') return;
    if (outcome.kind === 'aborted') throw signal.reason;
    if (outcome.kind === 'killed') throw new GenerationInterruptedError('ffmpeg was killed');
    if (outcome.kind === 'diskFull') throw new DiskFullError(`The disk is too full for the film ${key}`);
    throw new Error(
      `ffmpeg failed to generate ${key}: ${outcome.kind === 'failed' ? outcome.stderr.slice(-2_000) : outcome.kind}`,
    );
  }

  return (await generateFilm(title, dir, runFfmpeg, { signal })).path;
};
