// Parses SubRip and WebVTT, and formats WebVTT. Drops styles, regions, comments and unknown settings.
import { cleanCueText } from './cue-text.ts';

export type Cue = {
  /** Seconds. */
  start: number;
  end: number;
  /** WebVTT cue text, already cleaned. */
  text: string;
  settings: string[];
};

const maxCues = 100_000;
const maxEndSeconds = 100 * 3600;

const settingPatterns: Record<string, RegExp> = {
  line: /^(-?\d{1,3}|\d{1,3}(\.\d+)?%)(,(start|center|end))?$/,
  position: /^\d{1,3}(\.\d+)?%(,(line-left|center|line-right))?$/,
  size: /^\d{1,3}(\.\d+)?%$/,
  align: /^(start|center|end|left|right)$/,
  vertical: /^(rl|lr)$/,
};

const timestampPattern = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const timingPattern = new RegExp(String.raw`^\s*${timestampPattern}\s*-->\s*${timestampPattern}(.*)$`);

function toSeconds(timeParts: (string | undefined)[]): number {
  const [hours = '0', minutes = '0', wholeSeconds = '0', milliseconds = '0'] = timeParts;
  return (
    Number(hours) * 3600 +
    Number(minutes) * 60 +
    Number(wholeSeconds) +
    Number(milliseconds.padEnd(3, '0')) / 1000
  );
}

const cleanSettings = (settings: string) =>
  settings
    .trim()
    .split(/\s+/)
    .filter((setting) => {
      const [name = '', value = ''] = setting.split(/:(.*)/s);
      return settingPatterns[name]?.test(value) ?? false;
    });

/** Parses the cues of a SubRip or WebVTT file, ordered by time. Invalid cues are dropped. */
export function parseCues(text: string): Cue[] {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\0', '').split('\n');
  const cues: Cue[] = [];
  for (let index = 0; index < lines.length && cues.length < maxCues; index++) {
    const match = timingPattern.exec(lines[index] ?? '');
    if (!match) continue;
    const body: string[] = [];
    while (
      index + 1 < lines.length &&
      lines[index + 1]?.trim() !== '' &&
      !timingPattern.test(lines[index + 1] ?? '')
    ) {
      body.push(lines[++index] ?? '');
    }
    const start = toSeconds(match.slice(1, 5));
    const end = toSeconds(match.slice(5, 9));
    const rawText = body.join('\n');
    const cleanText = cleanCueText(rawText);
    if (cleanText === '' || end <= start || end > maxEndSeconds) continue;
    const settings = cleanSettings(match[9] ?? '');
    // The SubStation overrides `{\an7}` to `{\an9}` place the text at the top of the video.
    if (/\{\\an[789]\}/.test(rawText) && settings.length === 0) settings.push('line:0');
    cues.push({ start, end, text: cleanText, settings });
  }
  return cues.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Formats a time in seconds as a WebVTT timestamp. */
export function formatTimestamp(time: number): string {
  const ms = Math.round(time * 1000);
  const pad = (value: number, width: number) => String(Math.floor(value)).padStart(width, '0');
  return `${pad(ms / 3_600_000, 2)}:${pad((ms / 60_000) % 60, 2)}:${pad((ms / 1000) % 60, 2)}.${pad(ms % 1000, 3)}`;
}

/** Returns a complete WebVTT file. */
export function formatWebVtt(cues: Cue[]): string {
  const blocks = cues.map(({ start, end, text, settings }) =>
    [[formatTimestamp(start), '-->', formatTimestamp(end), ...settings].join(' '), text].join('\n'),
  );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}
