// Makes the source file of a title: pictures, sound, subtitles and chapters in, one Matroska file out.
// It writes only into the folder it is given and starts nothing itself: ffmpeg is run by whoever calls.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoTitle, Language } from '../model.ts';
import { even } from './even.ts';
import { generativeSource } from './generative.ts';
import { addShot, type Graph, type GraphFrame } from './graph.ts';
import { narration, toSrt } from './narration.ts';
import { drawPlanes } from './planes.ts';
import { type Shot, shotList } from './shots.ts';
import { writeSoundtrack } from './soundtrack.ts';
import { drawWeather } from './weather.ts';

/** Runs ffmpeg with exactly these arguments; rejects unless it ends well. */
export type RunFfmpeg = (argv: string[]) => Promise<void>;

export interface MakeFilmOptions {
  /** Shorter or longer than the title says; for tests. */
  seconds?: number;
  /** Smaller than the title says; for tests. */
  height?: number;
  /** Of the encoder; 1 unless told. */
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

async function writeShot(title: DemoTitle, shot: Shot, index: number, frame: GraphFrame, dir: string) {
  const planes = await drawPlanes(title, shot, frame.width, frame.height);
  return Promise.all(
    planes.map(async ({ png, ...plane }, i) => {
      const path = join(dir, `shot${index}-${i}.png`);
      await writeFile(path, png);
      return { ...plane, path };
    }),
  );
}

async function drawPictures(
  title: DemoTitle,
  seconds: number,
  frame: GraphFrame,
  dir: string,
  signal?: AbortSignal,
) {
  const graph: Graph = { inputs: [], chains: [] };
  const labels: string[] = [];
  const falling = await drawWeather(title.art, frame.width, frame.height);
  const weather = falling && { path: join(dir, 'weather.png'), x: falling.x, y: falling.y };
  if (falling && weather) await writeFile(weather.path, falling.png);
  const shots = shotList(title, seconds);
  for (const [index, shot] of shots.entries()) {
    signal?.throwIfAborted();
    if (shot.kind === 'end' && title.film.source !== 'shots') {
      const rest = Math.round(seconds * frame.fps) - shots.reduce((sum, each) => sum + each.frames, 0);
      graph.chains.push(
        `${generativeSource(title, frame.width, frame.height, rest)},setsar=1,format=yuv420p[made]`,
      );
      labels.push('[made]');
    }
    const planes = await writeShot(title, shot, index, frame, dir);
    const label = `s${index}`;
    addShot(graph, { shot, planes, ...(weather && shot.kind === 'scene' ? { weather } : {}) }, label, frame);
    labels.push(`[${label}]`);
  }
  graph.chains.push(`${labels.join('')}concat=n=${labels.length}:v=1:a=0[picture]`);
  return graph;
}

async function writeSubtitles(title: DemoTitle, seconds: number, dir: string): Promise<string[]> {
  const paths: string[] = [];
  for (const language of title.subtitleLanguages) {
    const path = join(dir, `words-${language}.srt`);
    await writeFile(path, toSrt(narration(title, language, seconds)));
    paths.push(path);
  }
  return paths;
}

/** ffmpeg's own escaping for its metadata files. */
const escaped = (text: string) => text.replace(/[=;#\\\n]/g, (sign) => `\\${sign}`);

function chapterFile(title: DemoTitle, seconds: number): string {
  const chapters = title.chapters.filter((chapter) => chapter.startSeconds < seconds);
  const blocks = chapters.map((chapter, i) => {
    const end = chapters[i + 1]?.startSeconds ?? seconds;
    const names = Object.entries(isoCodes).map(
      ([language, code]) => `title-${code}=${escaped(chapter.title[language as Language])}\n`,
    );
    const name = escaped(chapter.title[title.originalLanguage]);
    return `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${chapter.startSeconds * 1000}\nEND=${Math.round(end * 1000)}\ntitle=${name}\n${names.join('')}`;
  });
  return `;FFMETADATA1\ntitle=${escaped(title.text[title.originalLanguage].title)}\n${blocks.join('')}`;
}

function trackTags(kind: 'a' | 's', languages: readonly Language[]): string[] {
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
 * Writes `<dir>/<key>.mkv`: H.264, an AAC track a language, SubRip subtitles, chapters. Whatever else it writes into
 * `dir` is gone when it ends, and the film too when it fails.
 */
export async function makeFilm(
  title: DemoTitle,
  dir: string,
  run: RunFfmpeg,
  options: MakeFilmOptions = {},
): Promise<{ path: string; seconds: number }> {
  const seconds = options.seconds ?? title.runtimeSeconds;
  const height = options.height ?? title.film.height;
  const frame: GraphFrame = { height, width: even((height * 16) / 9), fps: title.film.fps };
  const work = join(dir, `${title.key}.parts`);
  const path = join(dir, `${title.key}.mkv`);
  await mkdir(work, { recursive: true });
  try {
    const graph = await drawPictures(title, seconds, frame, work, options.signal);
    const sounds = await writeSoundtrack(title, seconds, work);
    const words = await writeSubtitles(title, seconds, work);
    const chapters = join(work, 'chapters.txt');
    await writeFile(chapters, chapterFile(title, seconds));
    options.signal?.throwIfAborted();
    const inputs = [...graph.inputs, ...sounds, ...words, chapters];
    const firstSound = graph.inputs.length;
    const firstWords = firstSound + sounds.length;
    await run([
      ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'],
      ...inputs.flatMap((input) => ['-i', input]),
      ...['-filter_complex_threads', '1', '-filter_complex', graph.chains.join(';')],
      ...['-map', '[picture]'],
      ...sounds.flatMap((_, i) => ['-map', `${firstSound + i}:a`]),
      ...words.flatMap((_, i) => ['-map', `${firstWords + i}:s`]),
      ...['-map_metadata', String(inputs.length - 1), '-map_chapters', String(inputs.length - 1)],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '17', '-pix_fmt', 'yuv420p'],
      ...['-r', String(frame.fps), '-g', String(frame.fps * 2), '-threads', String(options.threads ?? 1)],
      ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-c:s', 'srt'],
      ...trackTags('a', title.audioLanguages),
      ...trackTags('s', title.subtitleLanguages),
      ...['-t', String(seconds), '-f', 'matroska', path],
    ]);
    return { path, seconds };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
