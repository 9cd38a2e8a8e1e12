// Texts that contain a date or time are also sent as data, so that the viewer can format them in its own time
// zone.
import { type FormattableText, getZonedText, type LocalisedText, type OperatorText } from '@matinee/rules';

export function presentZonedTexts(
  texts: Readonly<Record<string, LocalisedText | OperatorText | undefined>>,
  languages: readonly string[],
): { zonedTexts?: Record<string, FormattableText> } {
  const zonedTexts = Object.entries(texts).flatMap(([name, text]) => {
    const zonedText = getZonedText(text, languages);
    return zonedText ? [[name, zonedText] as const] : [];
  });
  return zonedTexts.length > 0 ? { zonedTexts: Object.fromEntries(zonedTexts) } : {};
}
