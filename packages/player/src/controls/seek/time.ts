// Times as people read and hear them, in the numerals and words of their language.

/** `1:05` or `1:02:03`; as many places as `longest` needs, so that a running time does not jump. */
export function clock(seconds: number, locale?: string, longest: number = seconds): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  const two = new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: 2 });
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = two.format(whole % 60);
  if (hours > 0 || (Number.isFinite(longest) && longest >= 3600))
    return `${one.format(hours)}:${two.format(minutes)}:${rest}`;
  return `${one.format(minutes)}:${rest}`;
}

/** `1 minute, 5 seconds`. */
export function formatSpokenTime(seconds: number, locale?: string): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  if (!('DurationFormat' in Intl)) return clock(whole, locale);
  const parts = {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
  const zero = parts.hours + parts.minutes === 0 ? { secondsDisplay: 'always' as const } : {};
  return new Intl.DurationFormat(locale, { style: 'long', ...zero }).format(parts);
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
