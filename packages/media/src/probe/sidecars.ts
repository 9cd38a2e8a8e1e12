// Subtitle files beside a film: `Film.srt`, `Film.de.srt`, `Film.pt-BR.forced.vtt`, `Film.en.sdh.ass`.
import { readdir } from 'node:fs/promises';
import { dirname, extname, join, parse } from 'node:path';
import { knownLanguageTag } from './language.ts';
import type { Sidecar } from './source-description.ts';

const formats: Record<string, Sidecar['format']> = {
  '.srt': 'srt',
  '.vtt': 'vtt',
  '.ass': 'ass',
  '.ssa': 'ass',
};
const fold = (name: string) => name.normalize('NFC').toLocaleLowerCase('en');

function read(suffix: string): Omit<Sidecar, 'file' | 'format'> {
  const found = { language: 'und', title: null as string | null, forced: false, hearingImpaired: false };
  const words: string[] = [];
  for (const part of suffix.split('.').filter((piece) => piece !== '')) {
    const word = part.toLowerCase();
    // `hi` is Hindi, unless the language has been named before.
    if (word === 'sdh' || word === 'cc' || (word === 'hi' && found.language !== 'und'))
      found.hearingImpaired = true;
    else if (word === 'forced') found.forced = true;
    else if (word !== 'default') {
      const tag = found.language === 'und' ? knownLanguageTag(part) : null;
      if (tag) found.language = tag;
      else words.push(part);
    }
  }
  if (words.length > 0) found.title = words.join(' ');
  return found;
}

/**
 * The subtitle files beside a source, in order of their names. Links and folders are passed over.
 * @param file absolute path of the source
 */
export async function findSidecars(file: string): Promise<Sidecar[]> {
  const folder = dirname(file);
  const base = fold(parse(file).name);
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      const format = formats[extname(name).toLowerCase()];
      const stem = parse(name).name;
      const own = fold(stem).startsWith(base) ? fold(stem).slice(base.length) : null;
      if (!format || own === null || (own !== '' && !own.startsWith('.'))) return [];
      const suffix = own === '' ? '' : stem.normalize('NFC').slice(-own.length);
      return [{ file: join(folder, name), format, ...read(suffix) }];
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
