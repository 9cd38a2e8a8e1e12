// Builds the index of a package from the records of its encode steps.
import { join } from 'node:path';
import { listEncodeSteps } from '../encode/encode-steps.ts';
import { posterRecordSchema } from '../encode/poster.ts';
import { getRenditionDuration, renditionsRecordSchema } from '../encode/renditions.ts';
import { readStepRecord } from '../encode/step-folder.ts';
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
export async function buildPackageIndex({
  plan,
  outputDir,
}: {
  plan: PackagePlan;
  outputDir: string;
}): Promise<{ index: PackageIndex; folders: PackageFolder[] } | null> {
  const [earlyRecord, restRecord, textRecord, storyboardRecord, posterRecord] = await Promise.all([
    readStepRecord(outputDir, 'early', plan, renditionsRecordSchema),
    readStepRecord(outputDir, 'rest', plan, renditionsRecordSchema),
    readStepRecord(outputDir, 'text', plan, textRecordSchema),
    readStepRecord(outputDir, 'storyboard', plan, storyboardRecordSchema),
    readStepRecord(outputDir, 'poster', plan, posterRecordSchema),
  ]);
  if (!earlyRecord) return null;
  const recordByStep: Partial<Record<EncodeStepName, unknown>> = {
    loudness: earlyRecord,
    early: earlyRecord,
    rest: restRecord,
    text: textRecord,
    storyboard: storyboardRecord,
    poster: posterRecord,
  };
  const chapterImages = posterRecord?.chapters ?? null;
  const index: PackageIndex = {
    version: 1,
    duration: Math.max(...[...earlyRecord.video, ...earlyRecord.audio].map(getRenditionDuration)),
    complete: listEncodeSteps(plan).every(({ name }) => recordByStep[name]),
    video: [...earlyRecord.video, ...(restRecord?.video ?? [])],
    audio: earlyRecord.audio,
    text: textRecord?.text ?? [],
    storyboard: storyboardRecord?.storyboard ?? null,
    poster: posterRecord?.poster ?? null,
    chapters: plan.chapters.map((chapter, position) => {
      const file = chapterImages?.files[position];
      return { ...chapter, thumbnail: chapterImages && file ? { dir: chapterImages.dir, file } : null };
    }),
  };
  const listFolders = (step: EncodeStepName, dirs: string[]) =>
    dirs.map((dir) => ({ dir, path: join(outputDir, step, dir) }));
  const folders = [
    ...listFolders(
      'early',
      [...earlyRecord.video, ...earlyRecord.audio].map(({ dir }) => dir),
    ),
    ...listFolders(
      'rest',
      index.video.slice(earlyRecord.video.length).map(({ dir }) => dir),
    ),
    ...listFolders(
      'text',
      index.text.map(({ dir }) => dir),
    ),
    ...listFolders('storyboard', index.storyboard ? [index.storyboard.dir] : []),
    ...listFolders(
      'poster',
      [index.poster, chapterImages].flatMap((image) => (image ? [image.dir] : [])),
    ),
  ];
  // A folder name contains the id of its track, so no folder is listed twice.
  return { index, folders };
}

/** Lists every file of an index as `dir/file`. */
export function listPackageFiles(index: PackageIndex): string[] {
  const renditions = [...index.video, ...index.audio].flatMap(({ dir, init, segments }) =>
    [init, ...segments.map(({ name }) => name)].map((name) => `${dir}/${name}`),
  );
  const { storyboard } = index;
  return [
    ...renditions,
    ...index.text.map(({ dir, file }) => `${dir}/${file}`),
    ...(storyboard?.sheets ?? []).map(({ name }) => `${storyboard?.dir}/${name}`),
    ...[index.poster, ...index.chapters.map(({ thumbnail }) => thumbnail)].flatMap((image) =>
      image ? [`${image.dir}/${image.file}`] : [],
    ),
  ];
}
