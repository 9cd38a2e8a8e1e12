// Builds the index of a package from the records of its encode steps.
import { join } from 'node:path';
import { listEncodeSteps } from '../encode/encode-steps.ts';
import { posterRecordSchema } from '../encode/poster.ts';
import { renditionsRecordSchema, secondsOf } from '../encode/renditions.ts';
import { readRecord } from '../encode/step-folder.ts';
import type { EncodeStepName } from '../encode/step-types.ts';
import { storyboardRecordSchema } from '../encode/storyboard.ts';
import { textRecordSchema } from '../encode/text.ts';
import type { PackagePlan } from '../plan/package-plan.ts';
import type { PackageIndex } from './package-index.ts';

/** A folder to publish: the files in `path` belong under `dir` in storage. */
export type PackageFolder = { dir: string; path: string };

/**
 * Builds the index from the finished steps, as soon as the step `early` is done.
 * @returns null while nothing is playable
 */
export async function readPackageIndex({
  plan,
  outputDir,
}: {
  plan: PackagePlan;
  outputDir: string;
}): Promise<{ index: PackageIndex; folders: PackageFolder[] } | null> {
  const [early, rest, text, storyboard, poster] = await Promise.all([
    readRecord(outputDir, 'early', plan, renditionsRecordSchema),
    readRecord(outputDir, 'rest', plan, renditionsRecordSchema),
    readRecord(outputDir, 'text', plan, textRecordSchema),
    readRecord(outputDir, 'storyboard', plan, storyboardRecordSchema),
    readRecord(outputDir, 'poster', plan, posterRecordSchema),
  ]);
  if (!early) return null;
  const done: Partial<Record<EncodeStepName, unknown>> = {
    loudness: early,
    early,
    rest,
    text,
    storyboard,
    poster,
  };
  const chapterPictures = poster?.chapters ?? null;
  const index: PackageIndex = {
    version: 1,
    duration: Math.max(...[...early.video, ...early.audio].map(secondsOf)),
    complete: listEncodeSteps(plan).every(({ name }) => done[name]),
    video: [...early.video, ...(rest?.video ?? [])],
    audio: early.audio,
    text: text?.text ?? [],
    storyboard: storyboard?.storyboard ?? null,
    poster: poster?.poster ?? null,
    chapters: plan.chapters.map((chapter, position) => {
      const file = chapterPictures?.files[position];
      return { ...chapter, thumbnail: chapterPictures && file ? { dir: chapterPictures.dir, file } : null };
    }),
  };
  const from = (stage: EncodeStepName, dirs: string[]) =>
    dirs.map((dir) => ({ dir, path: join(outputDir, stage, dir) }));
  const folders = [
    ...from(
      'early',
      [...early.video, ...early.audio].map(({ dir }) => dir),
    ),
    ...from(
      'rest',
      index.video.slice(early.video.length).map(({ dir }) => dir),
    ),
    ...from(
      'text',
      index.text.map(({ dir }) => dir),
    ),
    ...from('storyboard', index.storyboard ? [index.storyboard.dir] : []),
    ...from(
      'poster',
      [index.poster, chapterPictures].flatMap((made) => (made ? [made.dir] : [])),
    ),
  ];
  // Tracks with the same content share a folder name only when they share their id, so each appears once.
  return { index, folders };
}

/** Lists every file of an index as `dir/file`. */
export function packageFiles(index: PackageIndex): string[] {
  const renditions = [...index.video, ...index.audio].flatMap(({ dir, init, segments }) =>
    [init, ...segments.map(({ name }) => name)].map((name) => `${dir}/${name}`),
  );
  const { storyboard } = index;
  return [
    ...renditions,
    ...index.text.map(({ dir, file }) => `${dir}/${file}`),
    ...(storyboard?.sheets ?? []).map(({ name }) => `${storyboard?.dir}/${name}`),
    ...[index.poster, ...index.chapters.map(({ thumbnail }) => thumbnail)].flatMap((made) =>
      made ? [`${made.dir}/${made.file}`] : [],
    ),
  ];
}
