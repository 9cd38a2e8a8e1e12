// Formats texts that operators enter once for all languages: dates, instants and language names.

const textFormats = ['date', 'short-month', 'date-time', 'language'] as const;
export type TextFormat = (typeof textFormats)[number];

export interface FormattableText {
  /** An ISO 8601 date or instant, or a language code. */
  readonly value: string;
  readonly format: TextFormat;
}

/** A text as the operator entered it: plain, or a value with its format. */
export type OperatorText = string | FormattableText;

/** A text per language, or one formatted value for all languages. */
export type LocalisedText = FormattableText | Readonly<Record<string, OperatorText>>;

/**
 * Formats a text in a language. A value that does not match its format is returned unchanged.
 * @param timeZone IANA zone of the viewer; null when unknown: instants are then formatted in UTC, and
 * `date-time` adds the zone name
 */
export function formatText(text: OperatorText, language: string, timeZone: string | null): string {
  if (typeof text === 'string') return text;
  const { value, format } = text;
  return format === 'language'
    ? formatLanguageName(language, value)
    : formatInstant(text, language, timeZone);
}

/** Formats the text of the first language that has one. */
export function formatLocalisedText(
  texts: LocalisedText | undefined,
  languages: readonly string[],
  timeZone: string | null,
): string | undefined {
  const [viewerLanguage = 'en'] = languages;
  const text = texts && selectText(texts, languages);
  return text && formatText(text, viewerLanguage, timeZone);
}

/** Returns the text if its formatted value depends on the time zone; undefined for all others. */
export function getZonedText(
  texts: LocalisedText | OperatorText | undefined,
  languages: readonly string[],
): FormattableText | undefined {
  if (typeof texts !== 'object') return undefined;
  const text = selectText(texts, languages);
  if (typeof text !== 'object' || text.format === 'language') return undefined;
  return isoInstant.test(text.value) ? text : undefined;
}

function selectText(texts: LocalisedText, languages: readonly string[]): OperatorText | undefined {
  if (isFormattableText(texts)) return texts;
  return languages.map((language) => texts[language]).find((text) => text !== undefined && text !== '');
}

function isFormattableText(texts: LocalisedText): texts is FormattableText {
  return typeof texts.value === 'string' && textFormats.some((format) => format === texts.format);
}

function formatLanguageName(language: string, code: string): string {
  try {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return code;
  }
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const dateTimeFormats: Record<Exclude<TextFormat, 'language'>, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  'short-month': { year: 'numeric', month: 'short', day: 'numeric' },
  'date-time': { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
};

function formatInstant(
  { value, format }: FormattableText,
  language: string,
  timeZone: string | null,
): string {
  const isDateOnly = isoDate.test(value);
  const time = isDateOnly || isoInstant.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time) || format === 'language') return value;
  // A date is the same day in every zone.
  const dateTimeFormat =
    isDateOnly && format === 'date-time' ? dateTimeFormats.date : dateTimeFormats[format];
  const shouldShowTimeZone = timeZone === null && !isDateOnly && format === 'date-time';
  return new Intl.DateTimeFormat(language, {
    ...dateTimeFormat,
    timeZone: isDateOnly ? 'UTC' : (timeZone ?? 'UTC'),
    ...(shouldShowTimeZone && { timeZoneName: 'short' }),
  }).format(time);
}
