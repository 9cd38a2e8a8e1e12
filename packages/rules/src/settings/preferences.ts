/** The preferences of a profile. An absent one has its default. */
export interface Preferences {
  /** Language of the pages. */
  readonly language?: string | undefined;
  /** `SUBTITLES_OFF`, or a language. */
  readonly subTitleLanguage?: string | undefined;
  readonly audioLanguage?: string | undefined;
  /** Whether the next title plays by itself. */
  readonly autoAdvance?: boolean | undefined;
  readonly videoBackgroundAutoPlay?: boolean | undefined;
  readonly videoBackgroundAutoPlayAudio?: boolean | undefined;
}

/** The value of `subTitleLanguage` for no subtitles. */
export const SUBTITLES_OFF = 'off';

const kindByPreference: Readonly<Record<keyof Preferences, 'text' | 'boolean'>> = {
  language: 'text',
  subTitleLanguage: 'text',
  audioLanguage: 'text',
  autoAdvance: 'boolean',
  videoBackgroundAutoPlay: 'boolean',
  videoBackgroundAutoPlayAudio: 'boolean',
};

/** Drops empty, null and unknown values. The texts `true` and `false` become booleans. */
export function normalisePreferences(input: Readonly<Record<string, unknown>>): Preferences {
  const entries = Object.entries(kindByPreference).flatMap(([name, kind]) => {
    const value = normaliseValue(kind, input[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Preferences;
}

function normaliseValue(kind: 'text' | 'boolean', value: unknown): string | boolean | undefined {
  if (kind === 'text') return typeof value === 'string' && value !== '' ? value : undefined;
  if (value === 'true') return true;
  if (value === 'false') return false;
  return typeof value === 'boolean' ? value : undefined;
}
