// Finds the subtitle files of a film in its folder: `Film.srt`, `Film.de.srt`, `Film.pt-BR.forced.vtt`,
// `Film.en.sdh.ass`.
import { readdir } from 'node:fs/promises';
import { dirname, extname, join, parse } from 'node:path';
import { parseKnownLanguageTag } from './language.ts';
import type { Sidecar } from './source-description.ts';

const formatByExtension: Record<string, Sidecar['format']> = {
  '.srt': 'srt',
  '.vtt': 'vtt',
  '.ass': 'ass',
  '.ssa': 'ass',
};
const foldCase = (name: string) => name.normalize('NFC').toLocaleLowerCase('en');

function parseSuffix(suffix: string): Omit<Sidecar, 'file' | 'format'> {
  const properties = { language: 'und', title: null as string | null, forced: false, hearingImpaired: false };
  const titleParts: string[] = [];
  for (const part of suffix.split('.').filter(Boolean)) {
    const keyword = part.toLowerCase();
    // `hi` means Hindi, or hearing impaired after a language.
    if (keyword === 'sdh' || keyword === 'cc' || (keyword === 'hi' && properties.language !== 'und'))
      properties.hearingImpaired = true;
    else if (keyword === 'forced') properties.forced = true;
    else if (keyword !== 'default') {
      const tag = properties.language === 'und' ? parseKnownLanguageTag(part) : null;
      if (tag) properties.language = tag;
      else titleParts.push(part);
    }
  }
  if (titleParts.length > 0) properties.title = titleParts.join(' ');
  return properties;
}

/**
 * Lists the subtitle files of a source, ordered by path. Symbolic links and folders are ignored.
 * @param file absolute path of the source
 */
export async function findSidecars(file: string): Promise<Sidecar[]> {
  const folder = dirname(file);
  const baseName = foldCase(parse(file).name);
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      const format = formatByExtension[extname(name).toLowerCase()];
      const stem = parse(name).name;
      const foldedSuffix = foldCase(stem).startsWith(baseName) ? foldCase(stem).slice(baseName.length) : null;
      if (!format || foldedSuffix === null || (foldedSuffix !== '' && !foldedSuffix.startsWith('.')))
        return [];
      const suffix = foldedSuffix === '' ? '' : stem.normalize('NFC').slice(-foldedSuffix.length);
      return [{ file: join(folder, name), format, ...parseSuffix(suffix) }];
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
