// Durations, language names and lists as text.

/** A duration as a clock: `1:32:05`, `4:05`. */
export function formatClock(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60, wholeSeconds % 60];
  const visibleParts = parts[0] ? parts : parts.slice(1);
  return visibleParts.map((part, index) => (index ? String(part).padStart(2, '0') : String(part))).join(':');
}

/** A duration in words: `1 h 32 min`, or seconds below a minute. */
export function formatDuration(language: string, seconds: number): string {
  const formatUnit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (seconds < 60) return formatUnit(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const remainingMinutes = minutes % 60;
  return [hours && formatUnit(hours, 'hour'), remainingMinutes && formatUnit(remainingMinutes, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** The name of the language `code`, written in `language`; capitalised where the script has capitals. */
export function formatLanguageName(language: string, code: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export function formatList(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
