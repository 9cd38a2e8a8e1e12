// Formats times for display and for screen readers.

/**
 * Formats seconds as `1:05` or `1:02:03`. Uses as many fields as `maxSeconds` needs, so that the width
 * of the text does not change during playback.
 */
export function formatTime(seconds: number, locale?: string, maxSeconds: number = seconds): string {
  const wholeSeconds = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const plainFormat = new Intl.NumberFormat(locale, { useGrouping: false });
  const twoDigitFormat = new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: 2 });
  const hours = Math.floor(wholeSeconds / 3600);
  const minutes = Math.floor(wholeSeconds / 60) % 60;
  const remainingSeconds = twoDigitFormat.format(wholeSeconds % 60);
  if (hours > 0 || (Number.isFinite(maxSeconds) && maxSeconds >= 3600))
    return `${plainFormat.format(hours)}:${twoDigitFormat.format(minutes)}:${remainingSeconds}`;
  return `${plainFormat.format(minutes)}:${remainingSeconds}`;
}

/** Formats seconds for screen readers: `1 minute, 5 seconds`. */
export function formatSpokenTime(seconds: number, locale?: string): string {
  const wholeSeconds = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  if (!('DurationFormat' in Intl)) return formatTime(wholeSeconds, locale);
  const parts = {
    hours: Math.floor(wholeSeconds / 3600),
    minutes: Math.floor(wholeSeconds / 60) % 60,
    seconds: wholeSeconds % 60,
  };
  const secondsDisplayOptions =
    parts.hours + parts.minutes === 0 ? { secondsDisplay: 'always' as const } : {};
  return new Intl.DurationFormat(locale, { style: 'long', ...secondsDisplayOptions }).format(parts);
}
