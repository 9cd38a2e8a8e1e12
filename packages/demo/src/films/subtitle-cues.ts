// Subtitles of a film: its tagline and description, split into timed cues.

import type { DemoTitle, Language } from '../model.ts';
import { endCardSeconds, titleCardSeconds } from './film-format.ts';

export interface SubtitleCue {
  startSeconds: number;
  durationSeconds: number;
  text: string;
}

const maxLineLength = 84;

/** Splits text into sentences, and long sentences into clauses. */
function splitIntoLines(text: string): string[] {
  const lines: string[] = [];
  for (const sentence of text.match(/[^.!?؟]+[.!?؟]+/g) ?? [text]) {
    const clauses = sentence.trim().match(/[^,;:،؛]+[,;:،؛]?/g) ?? [sentence.trim()];
    let line = '';
    for (const clause of clauses) {
      if (line && line.length + clause.length > maxLineLength) {
        lines.push(line.trim());
        line = '';
      }
      line += clause;
    }
    if (line.trim()) lines.push(line.trim());
  }
  return lines;
}

/** Wraps a long line in two lines of about equal length. */
function wrapInTwoLines(text: string): string {
  if (text.length <= 42) return text;
  const middle = text.length / 2;
  const spaceIndexes = [...text.matchAll(/ /g)].map((match) => match.index);
  const bestSpaceIndex = spaceIndexes.reduce(
    (a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a),
    spaceIndexes[0] ?? -1,
  );
  return bestSpaceIndex < 0 ? text : `${text.slice(0, bestSpaceIndex)}\n${text.slice(bestSpaceIndex + 1)}`;
}

/** Returns the cues in one language for a film of the given duration. */
export function createSubtitleCues(title: DemoTitle, language: Language, seconds: number): SubtitleCue[] {
  const { tagline, description } = title.text[language];
  const lines = splitIntoLines(`${tagline} ${description}`.trim());
  const firstCueStart = Math.min(titleCardSeconds, seconds * 0.15);
  const lastCueEnd = seconds - Math.min(endCardSeconds, seconds * 0.12);
  const totalWeight = lines.reduce((sum, line) => sum + line.length + 12, 0);
  let startSeconds = firstCueStart;
  return lines.map((line) => {
    const slotSeconds = ((line.length + 12) / totalWeight) * (lastCueEnd - firstCueStart);
    const cue = {
      startSeconds,
      durationSeconds: Math.max(0.4, Math.min(slotSeconds - 0.25, 6.5)),
      text: wrapInTwoLines(line),
    };
    startSeconds += slotSeconds;
    return cue;
  });
}

const formatTimestamp = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const pad = (value: number, width: number) => String(Math.floor(value)).padStart(width, '0');
  return `${pad(milliseconds / 3_600_000, 2)}:${pad((milliseconds / 60_000) % 60, 2)}:${pad((milliseconds / 1000) % 60, 2)},${pad(milliseconds % 1000, 3)}`;
};

/** Formats cues as SubRip. */
export const formatSrt = (cues: readonly SubtitleCue[]): string =>
  cues
    .map(
      (cue, i) =>
        `${i + 1}\n${formatTimestamp(cue.startSeconds)} --> ${formatTimestamp(cue.startSeconds + cue.durationSeconds)}\n${cue.text}\n`,
    )
    .join('\n');
