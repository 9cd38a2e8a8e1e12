// Subtitles of a film: its tagline and description, split into timed cues.

import type { DemoTitle, Language } from '../model.ts';
import { endCardSeconds, titleCardSeconds } from './film-format.ts';

export interface SubtitleCue {
  startSeconds: number;
  durationSeconds: number;
  text: string;
}

const maxCueLength = 84;

/** Splits text into sentences, and long sentences into clauses. */
function splitIntoCueTexts(text: string): string[] {
  const cueTexts: string[] = [];
  for (const sentence of text.match(/[^.!?؟]+[.!?؟]+/g) ?? [text]) {
    const clauses = sentence.trim().match(/[^,;:،؛]+[,;:،؛]?/g) ?? [sentence.trim()];
    let cueText = '';
    for (const clause of clauses) {
      if (cueText && cueText.length + clause.length > maxCueLength) {
        cueTexts.push(cueText.trim());
        cueText = '';
      }
      cueText += clause;
    }
    if (cueText.trim()) cueTexts.push(cueText.trim());
  }
  return cueTexts;
}

/** Wraps a long text in two lines of about equal length. */
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
  const cueTexts = splitIntoCueTexts(`${tagline} ${description}`.trim());
  const firstCueStart = Math.min(titleCardSeconds, seconds * 0.15);
  const lastCueEnd = seconds - Math.min(endCardSeconds, seconds * 0.12);
  const totalWeight = cueTexts.reduce((sum, cueText) => sum + cueText.length + 12, 0);
  let startSeconds = firstCueStart;
  return cueTexts.map((cueText) => {
    const slotSeconds = ((cueText.length + 12) / totalWeight) * (lastCueEnd - firstCueStart);
    const cue = {
      startSeconds,
      durationSeconds: Math.max(0.4, Math.min(slotSeconds - 0.25, 6.5)),
      text: wrapInTwoLines(cueText),
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
