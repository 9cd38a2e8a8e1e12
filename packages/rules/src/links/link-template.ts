// Links of operators with placeholders, such as `https://id.example.org/reset?email={email}&lang={language}`.

const placeholderPattern = /\{([a-z]+)\}/g;

/** Values of the placeholders by name. */
export type LinkTemplateValues = Readonly<Record<string, string | null | undefined>>;

/** Replaces each placeholder by its encoded value. Without a value, drops it together with its query parameter. */
export function fillLinkTemplate(template: string, values: LinkTemplateValues): string {
  const [, base = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(template) ?? [];
  const fill = (text: string) =>
    text.replace(placeholderPattern, (_placeholder, name: string) => encodeURIComponent(values[name] ?? ''));
  const hasValues = (text: string) =>
    [...text.matchAll(placeholderPattern)].every(([, name = '']) => values[name]);
  const parameters = query.split('&').filter((parameter) => parameter !== '' && hasValues(parameter));
  return fill(base) + (parameters.length > 0 ? `?${fill(parameters.join('&'))}` : '') + fill(hash);
}
