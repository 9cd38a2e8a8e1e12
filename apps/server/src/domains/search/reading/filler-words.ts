// Words that viewers add to a title or a name without meaning a word of it: "alien film", "tom hanks movies".

const fillerPhrases = [
  'the one (?:with|where|about|when)',
  '(?:la|el) (?:de|que|del) (?:donde|cuando)',
  '(?:movies?|films?) (?:called|named|about|where|with|like|similar to)',
  'based on',
];
const fillerPhrasePattern = new RegExp(`^(?:that )?(?:${fillerPhrases.join('|')}) `);

const fillerWords = new Set(
  `film films movie movies flick flicks cinema watch watching stream streaming online free full hd trailer starring
  featuring stars actor actress series show shows called named about where which that
  pelicula peliculas peli pelis filme filmes cine ver mirar completa completo gratis linea serie sobre protagonizada
  assistir assista dublado legendado filmografia ator atriz
  فيلم افلام الفيلم الافلام مشاهده شاهد كامل كامله مترجم اونلاين مسلسل مسلسلات بطوله`
    .trim()
    .split(/\s+/),
);

/** The words without filler words. Undefined when there are none, or nothing else. */
export function removeFillerWords(words: readonly string[]): string[] | undefined {
  const text = words.join(' ');
  const withoutPhrase = text.replace(fillerPhrasePattern, '');
  const remainingWords = withoutPhrase.split(' ').filter((word) => !fillerWords.has(word));
  return remainingWords.length > 0 && remainingWords.length < words.length ? remainingWords : undefined;
}

/** The words without one of several filler words, which may belong to the title: "truman show movie". */
export function listWithoutOneFillerWord(words: readonly string[]): string[][] {
  const fillerIndexes = words.flatMap((word, index) => (fillerWords.has(word) ? index : []));
  return fillerIndexes.length > 1 ? fillerIndexes.map((index) => words.toSpliced(index, 1)) : [];
}
