// Names of tracks in manifests: their language in that language, made unique where two share it.
import type { AudioRendition, TextTrack } from '../package/package-index.ts';
import { languageName } from '../probe/language.ts';

type Named = Pick<AudioRendition | TextTrack, 'language' | 'title'>;

// Titles are untrusted: line breaks could inject a tag, control characters are invalid in XML.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' ').trim();

function baseName(track: Named, siblings: Named[]): string {
  const title = oneLine(track.title ?? '');
  if (track.language === 'und') return title || languageName('und');
  const name = languageName(track.language);
  const alone = siblings.every((other) => other === track || other.language !== track.language);
  return alone || title === '' || title === name ? name : `${name} (${title})`;
}

/** Returns a unique name for each track. */
export function trackNames<T extends Named>(tracks: T[]): Map<T, string> {
  const names = new Map<T, string>();
  const taken = new Set<string>();
  for (const track of tracks) {
    const base = baseName(track, tracks);
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base} ${number}`;
    taken.add(name);
    names.set(track, name);
  }
  return names;
}
