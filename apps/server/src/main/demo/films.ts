// Makes the films of the demo realm when their turn comes, as sources of their assets.

import { demoTitles, demoTrailers, generateFilm } from '@matinee/demo';
import { passLimits, runChild } from '@matinee/media';
import { MakingInterrupted, type SourceMaker } from '../../domains/media/index.ts';
import { DiskFull } from '../../platform/storage/index.ts';

const titles = new Map([...demoTitles, ...demoTrailers].map((title) => [title.key, title]));
const gibibyte = 2 ** 30;

export const makeDemoFilm: SourceMaker['make'] = async (key, dir, { tools, priority, signal }) => {
  const title = titles.get(key);
  if (!title) throw new Error(`nothing in the demo realm is called ${key}`);
  const limits = { ...passLimits(title.runtimeSeconds, 1920 * 1080), fileBytes: gibibyte };

  async function run(args: string[]): Promise<void> {
    const outcome = await runChild({ program: tools.ffmpeg, args, limits, priority, signal });
    if (outcome.kind === 'done') return;
    if (outcome.kind === 'aborted') throw signal.reason;
    if (outcome.kind === 'killed') throw new MakingInterrupted('ffmpeg was killed');
    if (outcome.kind === 'diskFull') throw new DiskFull(`no room for the film ${key}`);
    throw new Error(
      `ffmpeg did not make ${key}: ${outcome.kind === 'failed' ? outcome.stderr.slice(-2_000) : outcome.kind}`,
    );
  }

  return (await generateFilm(title, dir, run, { signal })).path;
};
