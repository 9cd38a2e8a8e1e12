// Generates titles with the word frequencies of real catalogues (Zipf's law), in several languages and
// scripts. The same number always gives the same title.

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedState = Math.imul(state ^ (state >>> 15), state | 1);
    mixedState ^= mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61);
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4294967296;
  };
}

interface TitleLanguage {
  language: string;
  /** Share of the titles in this language and in those before it in the list. The other titles are Japanese. */
  cumulativeShare: number;
  words: readonly string[];
  articles: readonly string[];
}

const englishWords =
  `night love house world time man woman day life king girl dark dead last story city blood home fire secret black star
  river lost heart road dream winter summer island moon sea ghost wild little great queen war garden shadow murder street
  golden silent broken hidden lantern harbour signal amber paper orchard echo salt meridian copper quiet northern hollow
  scarlet distant velvet electric wandering burning painted return rise legend kingdom stranger crossing keeper bridge
  castle dragon hunter angel devil spider magic school doctor captain journey letter memory mirror crown thunder tiger`
    .trim()
    .split(/\s+/);
const spanishWords =
  'noche amor casa mundo tiempo hombre mujer vida muerte rey sangre corazón camino sueño luna mar guerra jardín niño último'.split(
    ' ',
  );

const syllableSounds = {
  latin: [
    'b c d f g h j k l m n p r s t v w br ch cl cr dr fl fr gl gr pl pr sc sh sl sp st str th tr'.split(' '),
    'a e i o u ai ea ee ie oo ou a e i o'.split(' '),
    ['', '', 'n', 'r', 's', 't', 'l', 'm', 'd', 'ck', 'nd', 'st', 'ng', 'rt'],
  ],
  romance: [
    'b c d f g l m n p r s t v br cr gr pr tr qu ll ñ'.split(' '),
    'a e i o u á é í ó ue ia io'.split(' '),
    ['', '', '', 'n', 'r', 's', 'l'],
  ],
  arabic: [
    'ب ت ج ح خ د ر ز س ش ص ض ط ع غ ف ق ك ل م ن ه و ي أ'.split(' '),
    'ا و ي  '.split(' '),
    ['', 'ن', 'ر', 'م', 'ة'],
  ],
  cyrillic: [
    'б в г д ж з к л м н п р с т х ч ш ст пр гр'.split(' '),
    'а е и о у я ю ё'.split(' '),
    ['', '', 'н', 'р', 'л', 'т', 'й'],
  ],
} as const;

function inventWord([starts, middles, ends]: readonly (readonly string[])[], random: () => number): string {
  const pickSound = (sounds: readonly string[] = []) => sounds[Math.floor(random() * sounds.length)] ?? '';
  const syllableCount = 1 + Math.floor(random() * 2.7);
  let word = '';
  for (let index = 0; index < syllableCount; index += 1) word += pickSound(starts) + pickSound(middles);
  return word + pickSound(ends);
}

function createVocabulary(
  knownWords: readonly string[],
  size: number,
  wordSounds: readonly (readonly string[])[],
  seed: number,
) {
  const random = createSeededRandom(seed);
  const words = new Set(knownWords);
  while (words.size < size) words.add(inventWord(wordSounds, random));
  return [...words];
}

const kanji =
  '夜愛家世時男女日命王暗死最話町血火秘黒星川失心道夢冬夏島月海霊野小大妃戦庭影殺金静壊隠灯港森空風雨雪山花鳥剣鬼城竜';
const kana = 'のとはをにがでへも';

function generateJapaneseTitle(random: () => number): string {
  const pickLetter = (letters: string) =>
    [...letters][Math.floor(random() ** 1.6 * [...letters].length)] ?? '';
  const length = 2 + Math.floor(random() * 5);
  let title = '';
  for (let index = 0; index < length; index += 1)
    title += index > 0 && random() < 0.25 ? pickLetter(kana) : pickLetter(kanji);
  return title;
}

export interface GeneratedTitle {
  language: string;
  title: string;
  people: string[];
  year: number;
}

/** Returns a function that generates the title of a number. */
export function createTitleGenerator(): (number: number) => GeneratedTitle {
  const titleLanguages: TitleLanguage[] = [
    {
      language: 'en',
      cumulativeShare: 0.62,
      words: createVocabulary(englishWords, 60_000, syllableSounds.latin, 1),
      articles: ['the', 'the', 'a'],
    },
    {
      language: 'es',
      cumulativeShare: 0.82,
      words: createVocabulary(spanishWords, 30_000, syllableSounds.romance, 2),
      articles: ['el', 'la', 'los', 'un'],
    },
    {
      language: 'ar',
      cumulativeShare: 0.9,
      words: createVocabulary([], 15_000, syllableSounds.arabic, 3),
      articles: [],
    },
    {
      language: 'ru',
      cumulativeShare: 0.95,
      words: createVocabulary([], 10_000, syllableSounds.cyrillic, 4),
      articles: [],
    },
  ];
  const firstNames = createVocabulary(
    'Noor Ada Tom Maria José Ana Liam Emma Omar Leila'.split(' '),
    1_500,
    syllableSounds.latin,
    5,
  );
  const familyNames = createVocabulary(
    'Haddad Smith García Müller Rossi'.split(' '),
    30_000,
    syllableSounds.latin,
    6,
  );
  return (number) => {
    const random = createSeededRandom(number * 2_654_435_761);
    const pickByZipf = (words: readonly string[]) =>
      words[Math.min(words.length - 1, Math.floor(words.length ** random() * 1.2) - 1)] ?? words[0] ?? '';
    const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const people = Array.from({ length: Math.floor(random() * 4) }, () =>
      [pickByZipf(firstNames), pickByZipf(familyNames)].map(capitalise).join(' '),
    );
    const year = 1950 + Math.floor(random() * 77);
    const share = random();
    const titleLanguage = titleLanguages.find(({ cumulativeShare }) => share < cumulativeShare);
    if (!titleLanguage) return { language: 'ja', title: generateJapaneseTitle(random), people, year };
    const length = 1 + Math.floor(random() * 2 + random() * 2.2);
    const words = Array.from({ length }, () => pickByZipf(titleLanguage.words));
    if (titleLanguage.language === 'ar' && random() < 0.5) words[0] = `ال${words[0]}`;
    const article = titleLanguage.articles[Math.floor(random() * titleLanguage.articles.length * 2)];
    if (article) words.unshift(article);
    if (length > 2 && titleLanguage.language === 'en' && random() < 0.3) words.splice(2, 0, 'of', 'the');
    const sequelSuffix = random() < 0.06 ? ` ${2 + Math.floor(random() * 4)}` : '';
    return {
      language: titleLanguage.language,
      title: words.map(capitalise).join(' ') + sequelSuffix,
      people,
      year,
    };
  };
}
