// Cleans the text of a cue: keeps the tags i, b, u, ruby, rt, v and lang, and removes others but keeps their content.

const simpleTags = new Set(['i', 'b', 'u', 'ruby', 'rt']);
const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const directionMarks: Record<string, string> = { lrm: '\u200e', rlm: '\u200f' };

function resolveEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, (entity, name: string) => {
    if (!name.startsWith('#'))
      return namedEntities[name.toLowerCase()] ?? directionMarks[name.toLowerCase()] ?? entity;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });
}

const isControl = (code: number) => code === 0x7f || (code < 0x20 && code !== 0x0a) || code === 0x2028;

function escapeMarkup(text: string): string {
  const visibleText = [...text].filter((character) => !isControl(character.codePointAt(0) ?? 0)).join('');
  return visibleText.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// Removes hyphens at the end: with the `>` of the tag they would form `-->`, which starts a new cue.
function cleanAnnotation(markup: string): string {
  const text = escapeMarkup(resolveEntities(markup)).replace(/\s+/g, ' ');
  return text.replace(/[\s-]+$/, '').trimStart();
}

function cleanOpeningTag(markup: string): { name: string; tag: string } | null {
  const match = /^([a-z]+)(?:[.\s]([\s\S]*))?$/i.exec(markup);
  const name = match?.[1]?.toLowerCase() ?? '';
  if (simpleTags.has(name)) return { name, tag: `<${name}>` };
  const annotation = /^[^\s]*\s+([\s\S]+)$/.exec(markup)?.[1] ?? '';
  const voice = cleanAnnotation(annotation);
  if (name === 'v' && voice !== '') return { name, tag: `<v ${voice}>` };
  const language = annotation.trim();
  if (name === 'lang' && /^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/.test(language))
    return { name, tag: `<lang ${language}>` };
  return null;
}

/** Cleans cue text. Tags in the result are balanced; `&`, `<`, `>` are escaped and control characters removed. */
export function cleanCueText(text: string): string {
  const openTags: string[] = [];
  let result = '';
  // Remove SubStation overrides that some SRT files contain: {\an8}.
  for (const part of text.replace(/\{\\[^}]*\}/g, '').split(/(<[^<>]*>)/)) {
    const tagMatch = /^<(\/?)([^<>]*)>$/.exec(part);
    const isTag = tagMatch !== null && /^\/?(?:[a-z]|\d\d:|$)/i.test(part.slice(1, -1));
    if (!isTag) {
      result += escapeMarkup(resolveEntities(part));
      continue;
    }
    const markup = (tagMatch[2] ?? '').trim();
    if (tagMatch[1] === '') {
      const opening = cleanOpeningTag(markup);
      if (!opening) continue;
      openTags.push(opening.name);
      result += opening.tag;
      continue;
    }
    const depth = openTags.lastIndexOf(markup.toLowerCase());
    if (depth < 0) continue;
    for (const name of openTags.splice(depth).reverse()) result += `</${name}>`;
  }
  for (const name of openTags.reverse()) result += `</${name}>`;
  return result
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
