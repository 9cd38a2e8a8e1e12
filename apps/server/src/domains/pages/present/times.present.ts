// Which texts of an object are moments: they are sent as they are written in UTC, and as what they are.
import { type BlockTexts, type FormattedText, type TextBlock, zonedMoment } from '@matinee/rules';

export function presentMoments(
  texts: Readonly<Record<string, BlockTexts | TextBlock | undefined>>,
  languages: readonly string[],
): { moments?: Record<string, FormattedText> } {
  const moments = Object.entries(texts).flatMap(([name, text]) => {
    const moment = zonedMoment(text, languages);
    return moment ? [[name, moment] as const] : [];
  });
  return moments.length > 0 ? { moments: Object.fromEntries(moments) } : {};
}
