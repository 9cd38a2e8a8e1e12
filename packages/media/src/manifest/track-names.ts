// Names of tracks in manifests: a language's name for itself, made unique when several tracks have that language.
import type { AudioRendition, TextTrack } from '../package/package-index.ts';
import { getNativeLanguageName } from '../probe/language.ts';

type NamedTrack = Pick<AudioRendition | TextTrack, 'language' | 'title'>;

// Titles are untrusted: line breaks could inject a tag, control characters are invalid in XML.
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' ').trim();

function createBaseName(track: NamedTrack, allTracks: NamedTrack[]): string {
  const title = toSingleLine(track.title ?? '');
  if (track.language === 'und') return title || getNativeLanguageName('und');
  const name = getNativeLanguageName(track.language);
  const isOnlyOfLanguage = allTracks.every((other) => other === track || other.language !== track.language);
  return isOnlyOfLanguage || title === '' || title === name ? name : `${name} (${title})`;
}

/** Returns a unique name for each track. */
export function createTrackNames<T extends NamedTrack>(tracks: T[]): Map<T, string> {
  const names = new Map<T, string>();
  const usedNames = new Set<string>();
  for (const track of tracks) {
    const baseName = createBaseName(track, tracks);
    let name = baseName;
    for (let number = 2; usedNames.has(name); number++) name = `${baseName} ${number}`;
    usedNames.add(name);
    names.set(track, name);
  }
  return names;
}
