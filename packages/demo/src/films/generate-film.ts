// Generates the source file of a title: video, audio, subtitles and chapters in one Matroska file. The caller
// passes the function that runs ffmpeg.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoTitle, Language } from '../model.ts';
import { writeSoundtrack } from './audio/soundtrack.ts';
import { toEvenSize } from './film-format.ts';
import { addShot, type FilterGraph, type VideoFormat } from './filter-graph.ts';
import { buildGenerativeSource } from './generative-sources.ts';
import { drawShotLayers } from './shot-layers.ts';
import { createShotList, type Shot } from './shots.ts';
import { createSubtitleCues, formatSrt } from './subtitle-cues.ts';
import { renderWeather } from './weather.ts';

/** Runs ffmpeg with these arguments; rejects unless it exits with 0. */
export type RunFfmpeg = (argv: string[]) => Promise<void>;

export interface GenerateFilmOptions {
  /** Duration instead of the title's runtime; for tests. */
  seconds?: number;
  /** Height in pixels instead of the title's; for tests. */
  height?: number;
  /** Threads of the encoder; 1 by default. */
  threads?: number;
  signal?: AbortSignal;
}

const isoCodes: Readonly<Record<Language, string>> = { en: 'eng', es: 'spa', pt: 'por', ar: 'ara' };
const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};

async function writeShotLayers(
  title: DemoTitle,
  shot: Shot,
  index: number,
  format: VideoFormat,
  dir: string,
) {
  const layers = await drawShotLayers(title, shot, format.width, format.height);
  return Promise.all(
    layers.map(async ({ png, ...layer }, i) => {
      const path = join(dir, `shot${index}-${i}.png`);
      await writeFile(path, png);
      return { ...layer, path };
    }),
  );
}

async function buildVideoGraph(
  title: DemoTitle,
  seconds: number,
  format: VideoFormat,
  dir: string,
  signal?: AbortSignal,
) {
  const graph: FilterGraph = { inputs: [], chains: [] };
  const concatInputs: string[] = [];
  const weatherTile = await renderWeather(title.art, format.width, format.height);
  const weather = weatherTile && { path: join(dir, 'weather.png'), x: weatherTile.x, y: weatherTile.y };
  if (weatherTile && weather) await writeFile(weather.path, weatherTile.png);
  const shots = createShotList(title, seconds);
  for (const [index, shot] of shots.entries()) {
    signal?.throwIfAborted();
    if (shot.kind === 'end' && title.filmSpec.source !== 'shots') {
      const remainingFrames =
        Math.round(seconds * format.fps) - shots.reduce((sum, shot) => sum + shot.frameCount, 0);
      graph.chains.push(
        `${buildGenerativeSource(title, format.width, format.height, remainingFrames)},setsar=1,format=yuv420p[generated]`,
      );
      concatInputs.push('[generated]');
    }
    const layers = await writeShotLayers(title, shot, index, format, dir);
    const label = `s${index}`;
    addShot(graph, { shot, layers, ...(weather && shot.kind === 'scene' ? { weather } : {}) }, label, format);
    concatInputs.push(`[${label}]`);
  }
  graph.chains.push(`${concatInputs.join('')}concat=n=${concatInputs.length}:v=1:a=0[video]`);
  return graph;
}

async function writeSubtitles(title: DemoTitle, seconds: number, dir: string): Promise<string[]> {
  const paths: string[] = [];
  for (const language of title.subtitleLanguages) {
    const path = join(dir, `subtitles-${language}.srt`);
    await writeFile(path, formatSrt(createSubtitleCues(title, language, seconds)));
    paths.push(path);
  }
  return paths;
}

/** Escapes text for ffmpeg's metadata format, https://ffmpeg.org/ffmpeg-formats.html#Metadata. */
const escapeMetadata = (text: string) => text.replace(/[=;#\\\n]/g, (character) => `\\${character}`);

function formatChapters(title: DemoTitle, seconds: number): string {
  const chapters = title.chapters.filter((chapter) => chapter.startSeconds < seconds);
  const sections = chapters.map((chapter, i) => {
    const endSeconds = chapters[i + 1]?.startSeconds ?? seconds;
    const names = Object.entries(isoCodes).map(
      ([language, code]) => `title-${code}=${escapeMetadata(chapter.title[language as Language])}\n`,
    );
    const name = escapeMetadata(chapter.title[title.originalLanguage]);
    return `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${chapter.startSeconds * 1000}\nEND=${Math.round(endSeconds * 1000)}\ntitle=${name}\n${names.join('')}`;
  });
  return `;FFMETADATA1\ntitle=${escapeMetadata(title.text[title.originalLanguage].title)}\n${sections.join('')}`;
}

function listTrackOptions(kind: 'a' | 's', languages: readonly Language[]): string[] {
  return languages.flatMap((language, i) => [
    `-metadata:s:${kind}:${i}`,
    `language=${isoCodes[language]}`,
    `-metadata:s:${kind}:${i}`,
    `title=${languageNames[language]}`,
    `-disposition:${kind}:${i}`,
    kind === 'a' && i === 0 ? 'default' : '0',
  ]);
}

/**
 * Writes `<dir>/<key>.mkv` with H.264 video, one AAC track per language, SubRip subtitles and chapters.
 * Removes its temporary files, and the film too when it fails.
 */
export async function generateFilm(
  title: DemoTitle,
  dir: string,
  runFfmpeg: RunFfmpeg,
  options: GenerateFilmOptions = {},
): Promise<{ path: string; seconds: number }> {
  const seconds = options.seconds ?? title.runtimeSeconds;
  const height = options.height ?? title.filmSpec.height;
  const format: VideoFormat = { height, width: toEvenSize((height * 16) / 9), fps: title.filmSpec.fps };
  const workDir = join(dir, `${title.key}.parts`);
  const path = join(dir, `${title.key}.mkv`);
  await mkdir(workDir, { recursive: true });
  try {
    const graph = await buildVideoGraph(title, seconds, format, workDir, options.signal);
    const audioFiles = await writeSoundtrack(title, seconds, workDir);
    const subtitleFiles = await writeSubtitles(title, seconds, workDir);
    const chaptersFile = join(workDir, 'chapters.txt');
    await writeFile(chaptersFile, formatChapters(title, seconds));
    options.signal?.throwIfAborted();
    const inputs = [...graph.inputs, ...audioFiles, ...subtitleFiles, chaptersFile];
    const firstAudioInputIndex = graph.inputs.length;
    const firstSubtitleInputIndex = firstAudioInputIndex + audioFiles.length;
    await runFfmpeg([
      ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'],
      ...inputs.flatMap((input) => ['-i', input]),
      ...['-filter_complex_threads', '1', '-filter_complex', graph.chains.join(';')],
      ...['-map', '[video]'],
      ...audioFiles.flatMap((_, i) => ['-map', `${firstAudioInputIndex + i}:a`]),
      ...subtitleFiles.flatMap((_, i) => ['-map', `${firstSubtitleInputIndex + i}:s`]),
      ...['-map_metadata', String(inputs.length - 1), '-map_chapters', String(inputs.length - 1)],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '17', '-pix_fmt', 'yuv420p'],
      ...['-r', String(format.fps), '-g', String(format.fps * 2), '-threads', String(options.threads ?? 1)],
      ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-c:s', 'srt'],
      ...listTrackOptions('a', title.audioLanguages),
      ...listTrackOptions('s', title.subtitleLanguages),
      ...['-t', String(seconds), '-f', 'matroska', path],
    ]);
    return { path, seconds };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}
