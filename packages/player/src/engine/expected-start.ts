// What a title will be asked for, told ahead by somebody who is about to press play.
import type { StreamType } from './source.ts';

export interface ExpectedStart {
  /** Address of the manifest with its token. */
  url: string;
  type: StreamType;
  /** Seconds. */
  startAt: number;
  audioLanguage: string | null;
  textLanguage: string | null;
}
