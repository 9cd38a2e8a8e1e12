// The words of a film's subtitles: its tagline and description, cut into lines and given times.

import type { DemoTitle, Language } from '../model.ts';
import { endCardSeconds, titleCardSeconds } from './timeline.ts';

export interface Cue {
  at: number;
  length: number;
  text: string;
}

const longest = 84;

/** Sentences, and long sentences by their clauses. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const sentence of text.match(/[^.!?؟]+[.!?؟]+/g) ?? [text]) {
    const clauses = sentence.trim().match(/[^,;:،؛]+[,;:،؛]?/g) ?? [sentence.trim()];
    let line = '';
    for (const clause of clauses) {
      if (line && line.length + clause.length > longest) {
        found.push(line.trim());
        line = '';
      }
      line += clause;
    }
    if (line.trim()) found.push(line.trim());
  }
  return found;
}

/** Two lines of about equal length when one would be too long. */
function folded(text: string): string {
  if (text.length <= 42) return text;
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const best = spaces.reduce(
    (a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a),
    spaces[0] ?? -1,
  );
  return best < 0 ? text : `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

/** The narration in one language, within a film of the given length. */
export function narration(title: DemoTitle, language: Language, seconds: number): Cue[] {
  const { tagline, description } = title.text[language];
  const lines = pieces(`${tagline} ${description}`.trim());
  const from = Math.min(titleCardSeconds, seconds * 0.15);
  const until = seconds - Math.min(endCardSeconds, seconds * 0.12);
  const total = lines.reduce((sum, line) => sum + line.length + 12, 0);
  let at = from;
  return lines.map((line) => {
    const share = ((line.length + 12) / total) * (until - from);
    const cue = { at, length: Math.max(0.4, Math.min(share - 0.25, 6.5)), text: folded(line) };
    at += share;
    return cue;
  });
}

const stamp = (seconds: number): string => {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, width: number) => String(Math.floor(value)).padStart(width, '0');
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)},${part(ms % 1000, 3)}`;
};

export const toSrt = (cues: readonly Cue[]): string =>
  cues
    .map((cue, i) => `${i + 1}\n${stamp(cue.at)} --> ${stamp(cue.at + cue.length)}\n${cue.text}\n`)
    .join('\n');
