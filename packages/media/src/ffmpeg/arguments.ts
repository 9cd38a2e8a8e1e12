// Argument lists of ffmpeg and ffprobe. Untrusted strings are only used as absolute paths after `file:`,
// where ffmpeg interprets no character.
import { isAbsolute } from 'node:path';
import { decoderWhitelist, formatWhitelist, probeDecoderWhitelist, protocolWhitelist } from './whitelists.ts';

const createWhitelists = (formats: string, decoders = decoderWhitelist) => [
  ...['-protocol_whitelist', protocolWhitelist],
  ...['-format_whitelist', formats],
  ...['-codec_whitelist', decoders],
];

/**
 * Returns a `file:` URL that ffmpeg reads literally.
 * @throws TypeError when the path is not absolute
 */
export function toFileUrl(path: string): string {
  if (!isAbsolute(path) || path.includes('\0')) throw new TypeError('an absolute path is needed');
  return `file:${path}`;
}

/**
 * Returns the arguments that open a source: whitelists, options and `-i`.
 * @throws TypeError when the path is not absolute
 */
export const createSourceInput = (path: string, options: string[] = []): string[] => [
  ...createWhitelists(formatWhitelist),
  ...options,
  ...['-i', toFileUrl(path)],
];

/** Returns the arguments of an input in the given format, which the caller writes to ffmpeg's standard input. */
export const createPipedInput = (format: string, options: string[] = []): string[] => [
  ...createWhitelists(format),
  ...options,
  ...['-f', format, '-i', 'pipe:0'],
];

/** Arguments that every ffmpeg command starts with. */
export const createCommonArguments = (logLevel: 'error' | 'info' = 'error'): string[] => [
  ...['-nostdin', '-hide_banner', '-loglevel', logLevel, '-y'],
];

/** Makes ffmpeg report its progress on standard output. */
export const progressArguments = ['-nostats', '-progress', 'pipe:1', '-stats_period', '0.5'];

/** Returns the complete arguments for ffprobe on a source. */
export const createFfprobeArguments = (path: string, selectionArgs: string[]): string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-of', 'json'],
  ...selectionArgs,
  ...createWhitelists(formatWhitelist, probeDecoderWhitelist),
  ...['-i', toFileUrl(path)],
];
