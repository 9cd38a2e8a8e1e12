// Times as people read and hear them, in the numerals and words of their language.

/** `1:05` or `1:02:03`; as many places as `longest` needs, so that a running time does not jump. */
export function formatTime(seconds: number, locale?: string, maxSeconds: number = seconds): string {
  const wholeSeconds = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const plainNumber = new Intl.NumberFormat(locale, { useGrouping: false });
  const twoDigits = new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: 2 });
  const hours = Math.floor(wholeSeconds / 3600);
  const minutes = Math.floor(wholeSeconds / 60) % 60;
  const restSeconds = twoDigits.format(wholeSeconds % 60);
  if (hours > 0 || (Number.isFinite(maxSeconds) && maxSeconds >= 3600))
    return `${plainNumber.format(hours)}:${twoDigits.format(minutes)}:${restSeconds}`;
  return `${plainNumber.format(minutes)}:${restSeconds}`;
}

/** `1 minute, 5 seconds`. */
export function formatSpokenTime(seconds: number, locale?: string): string {
  const wholeSeconds = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  if (!('DurationFormat' in Intl)) return formatTime(wholeSeconds, locale);
  const parts = {
    hours: Math.floor(wholeSeconds / 3600),
    minutes: Math.floor(wholeSeconds / 60) % 60,
    seconds: wholeSeconds % 60,
  };
  const zeroOptions = parts.hours + parts.minutes === 0 ? { secondsDisplay: 'always' as const } : {};
  return new Intl.DurationFormat(locale, { style: 'long', ...zeroOptions }).format(parts);
}

/** The language's own name in the viewer's language; the code itself when it has none. */
export function languageName(language: string, locale?: string): string | null {
  if (!language || language === 'und') return null;
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
