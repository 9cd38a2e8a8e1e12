// Which texts of an object are moments: they are sent as they are written in UTC, and as what they are.
import { type FormattedText, getZonedInstant, type LocalisedText, type TextBlock } from '@matinee/rules';

export function presentMoments(
  texts: Readonly<Record<string, LocalisedText | TextBlock | undefined>>,
  languages: readonly string[],
): { moments?: Record<string, FormattedText> } {
  const moments = Object.entries(texts).flatMap(([name, text]) => {
    const moment = getZonedInstant(text, languages);
    return moment ? [[name, moment] as const] : [];
  });
  return moments.length > 0 ? { moments: Object.fromEntries(moments) } : {};
}
