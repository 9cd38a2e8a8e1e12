// Words that viewers add to a title or a name although they are not part of it: "alien film", "tom hanks movies".
import { isStopWord } from './stop-words.ts';

const fillerPhrases = [
  'the one (?:with|where|about|when)',
  '(?:la|el) (?:de|que|del) (?:donde|cuando)',
  '(?:movies?|films?) (?:called|named|about|where|with|like|similar to)',
  'based on',
];
const fillerPhrasePattern = new RegExp(`^(?:that )?(?:${fillerPhrases.join('|')}) `);

const fillerWords = new Set(
  `film films movie movies flick flicks cinema watch watching stream streaming online free full hd starring
  featuring stars actor actress series show shows called named about where which that
  subtitle subtitles subtitled subs dubbed download torrent trailer netflix youtube 720p 1080p bluray dvdrip
  pelicula peliculas peli pelis filme filmes cine ver mirar completa completo gratis linea serie sobre protagonizada
  subtitulada subtitulado subtitulos doblada descargar
  assistir assista baixar legendas dublado legendado filmografia ator atriz
  فيلم افلام الفيلم الافلام مشاهده شاهد كامل كامله مترجم اونلاين مسلسل مسلسلات بطوله`
    .trim()
    .split(/\s+/),
);

/** Words that viewers add too, but that often belong to a title: "the english patient". */
const possibleFillerWords = new Set(
  `english spanish portuguese arabic sub dub original version language quality cast new best hbo prime hulu disney dvd 4k
  ingles espanol castellano latino nueva nuevo mejor portugues novo nova melhor versao
  جديد الجديد الاصلي`
    .trim()
    .split(/\s+/),
);

const pluralFillers = new Set(
  'films movies flicks series shows peliculas pelis filmes افلام الافلام مسلسلات'.split(' '),
);

/** True if the words ask for several titles: "war movies". */
export const hasPluralFiller = (words: readonly string[]): boolean =>
  words.some((word) => pluralFillers.has(word));

/** The words without filler words. Undefined when all words are filler words, or none is. */
export function removeFillerWords(words: readonly string[]): string[] | undefined {
  const text = words.join(' ');
  const withoutPhrase = text.replace(fillerPhrasePattern, '');
  const remainingWords = withoutPhrase.split(' ').filter((word) => !fillerWords.has(word));
  return remainingWords.length > 0 && remainingWords.length < words.length ? remainingWords : undefined;
}

/**
 * Variants that each lack one filler word, when there are several, because one may belong to the title: "truman show
 * movie".
 */
export function listWithoutOneFillerWord(words: readonly string[]): string[][] {
  const fillerIndexes = words.flatMap((word, index) => (fillerWords.has(word) ? index : []));
  return fillerIndexes.length > 1 ? fillerIndexes.map((index) => words.toSpliced(index, 1)) : [];
}

/** The words without any word that may be a filler word. Undefined when all may be, or none. */
export function removePossibleFillerWords(words: readonly string[]): string[] | undefined {
  const remainingWords = words.filter((word) => !possibleFillerWords.has(word));
  const lastIndex = remainingWords.findLastIndex((word) => !isStopWord(word));
  return lastIndex >= 0 && remainingWords.length < words.length
    ? remainingWords.slice(0, lastIndex + 1)
    : undefined;
}
