// Texts that editors write once for all languages: a date, a moment, a language, each shown as the reader's own
// language writes it.

const textFormats = ['date', 'short-month', 'date-time', 'language'] as const;
export type TextFormat = (typeof textFormats)[number];

export interface FormattedText {
  /** An ISO 8601 date or instant, or a language code. */
  readonly value: string;
  readonly format: TextFormat;
}

export type TextBlock = string | FormattedText;

/** One text in several languages, or one that needs no translation. */
export type BlockTexts = FormattedText | Readonly<Record<string, TextBlock>>;

/**
 * A text as it is shown. A value that does not fit its format is shown as it is.
 * @param timeZone of the reader; null where it is not known: moments are then given in UTC, and say so
 */
export function formatText(block: TextBlock, language: string, timeZone: string | null): string {
  if (typeof block === 'string') return block;
  const { value, format } = block;
  return format === 'language' ? languageIn(language, value) : momentIn(block, language, timeZone);
}

/** The text in the first language that has it. */
export function blockIn(
  texts: BlockTexts | undefined,
  languages: readonly string[],
  timeZone: string | null,
): string | undefined {
  const [reader = 'en'] = languages;
  const found = texts && blockOf(texts, languages);
  return found && formatText(found, reader, timeZone);
}

/** The moment that a text is, where its words differ from zone to zone; undefined where they are the same everywhere. */
export function zonedMoment(
  texts: BlockTexts | TextBlock | undefined,
  languages: readonly string[],
): FormattedText | undefined {
  if (typeof texts !== 'object') return undefined;
  const found = blockOf(texts, languages);
  if (typeof found !== 'object' || found.format === 'language') return undefined;
  return instant.test(found.value) ? found : undefined;
}

function blockOf(texts: BlockTexts, languages: readonly string[]): TextBlock | undefined {
  if (isFormattedText(texts)) return texts;
  return languages.map((language) => texts[language]).find((text) => text !== undefined && text !== '');
}

function isFormattedText(texts: BlockTexts): texts is FormattedText {
  return typeof texts.value === 'string' && textFormats.some((format) => format === texts.format);
}

function languageIn(language: string, code: string): string {
  try {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return code;
  }
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const shapes: Record<Exclude<TextFormat, 'language'>, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  'short-month': { year: 'numeric', month: 'short', day: 'numeric' },
  'date-time': { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
};

function momentIn({ value, format }: FormattedText, language: string, timeZone: string | null): string {
  const isDay = day.test(value);
  const time = isDay || instant.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time) || format === 'language') return value;
  // A day is that day everywhere.
  const shape = isDay && format === 'date-time' ? shapes.date : shapes[format];
  const saysZone = timeZone === null && !isDay && format === 'date-time';
  return new Intl.DateTimeFormat(language, {
    ...shape,
    timeZone: isDay ? 'UTC' : (timeZone ?? 'UTC'),
    ...(saysZone && { timeZoneName: 'short' }),
  }).format(time);
}
