// Describes for operators at a terminal why a source was refused or its import failed. Apps have their own labels.
import type { Reason } from './media.tables.ts';

type Sentence = (params: Record<string, unknown>) => string;

const sentences: Record<string, Sentence> = {
  emptyFile: () => 'The file is empty.',
  notMedia: ({ looksLike }) =>
    `The file is not a video${typeof looksLike === 'string' ? ` (it looks like ${looksLike})` : ''}.`,
  playlistNotAllowed: () =>
    'The file is a playlist that points to other files; import the video file instead.',
  truncated: ({ promised, reached }) =>
    typeof promised === 'number' && typeof reached === 'number'
      ? `The file is cut off: it promises ${promised} s and ends after ${reached} s.`
      : 'The file is cut off: a part of it is missing.',
  noVideo: () => 'The file has no video track.',
  tooShort: () => 'The video is too short: it has fewer than two frames.',
  badDimensions: ({ width, height }) =>
    typeof width === 'number' && typeof height === 'number'
      ? `The frame size ${width}×${height} is not supported.`
      : 'The frame size is not supported.',
  unsupportedCodec: ({ codec }) => `The codec ${String(codec)} is not supported.`,
  noDuration: () => 'The file does not contain its duration, and the duration could not be measured.',
  unreadable: ({ reason }) =>
    reason === 'EACCES' || reason === 'permission'
      ? 'The service has no permission to read the file.'
      : 'The file cannot be read.',
  sourceVanished: () => 'The file was gone before it was encoded.',
  sourceChanged: () => 'The file changed while it was being imported; import it again once it is complete.',
  sourceBroken: () => 'The file is damaged: it could not be decoded to its end.',
  timedOut: () => 'Encoding took far longer than it should for a video of this length and was stopped.',
  interrupted: () => 'The encoding process was killed repeatedly.',
  diskFull: () => 'There is no space left on the disk that holds DATA_DIR.',
  removed: () => 'The video was removed.',
};

/** Returns one English sentence with its full stop. */
export function formatReason({ code, params }: Reason): string {
  return sentences[code]?.(params) ?? `Something went wrong on the server (${code}); the log says more.`;
}
