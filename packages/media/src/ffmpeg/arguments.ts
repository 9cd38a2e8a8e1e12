// Argument lists of ffmpeg and ffprobe. The only strings from outside are absolute paths, and they always stand
// behind `file:`, where nothing in them has a meaning.
import { isAbsolute } from 'node:path';
import { decoderList, probeDecoderList, protocols, sourceFormats } from './whitelists.ts';

const whitelists = (formats: string, decoders = decoderList) => [
  ...['-protocol_whitelist', protocols],
  ...['-format_whitelist', formats],
  ...['-codec_whitelist', decoders],
];

/** A path as ffmpeg takes it literally, whatever is in it. */
export function toFileUrl(path: string): string {
  if (!isAbsolute(path) || path.includes('\0')) throw new TypeError('an absolute path is needed');
  return `file:${path}`;
}

/** An input of a source: its options and `-i`. */
export const createSourceInput = (path: string, options: string[] = []): string[] => [
  ...whitelists(sourceFormats),
  ...options,
  ...['-i', toFileUrl(path)],
];

/** An input that we write to the child's standard input, in the given format. */
export const createPipedInput = (format: string, options: string[] = []): string[] => [
  ...whitelists(format),
  ...options,
  ...['-f', format, '-i', 'pipe:0'],
];

/** What every ffmpeg begins with. */
export const commonArguments = (logLevel: 'error' | 'info' = 'error'): string[] => [
  ...['-nostdin', '-hide_banner', '-loglevel', logLevel, '-y'],
];

/** Has ffmpeg report its progress on standard output. */
export const progressOutput = ['-nostats', '-progress', 'pipe:1', '-stats_period', '0.5'];

/** The whole list for ffprobe on a source. */
export const createFfprobeArguments = (path: string, show: string[]): string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-of', 'json'],
  ...show,
  ...whitelists(sourceFormats, probeDecoderList),
  ...['-i', toFileUrl(path)],
];
