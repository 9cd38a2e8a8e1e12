import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PackagePlan, PlannedText } from '../plan/package-plan.ts';
import { convertSubtitles } from './text.ts';

test('convertSubtitles reads no link and no pipe that has replaced a sidecar', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-text-'));
  const [sidecar, link, pipe] = ['film.srt', 'link.srt', 'pipe.srt'].map((name) => join(folder, name));
  if (!sidecar || !link || !pipe) return;
  await writeFile(sidecar, '1\n00:00:01,000 --> 00:00:02,000\nHello\n');
  await symlink(sidecar, link);
  execFileSync('mkfifo', [pipe]);
  const properties = { language: 'en', title: null, default: false, forced: false, hearingImpaired: false };
  const text = [sidecar, link, pipe].map(
    (file, index): PlannedText => ({
      ...{ id: `t${index}`, from: { kind: 'sidecar', file, format: 'srt' } },
      ...properties,
    }),
  );
  const outputDir = join(folder, 'out');
  const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
  const result = await convertSubtitles({ plan: { text } as PackagePlan, file: sidecar, outputDir, tools });
  expect(result).toMatchObject({ ok: true });
  const { output } = JSON.parse(await readFile(join(outputDir, 'text', 'step.json'), 'utf8'));
  expect(output).toMatchObject({ text: [{ id: 't0' }], unreadable: ['t1', 't2'] });
  await rm(folder, { recursive: true });
});
