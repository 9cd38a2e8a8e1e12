// Estimates with zxcvbn how easy a new password is to guess. Runs in the threads of password.ts, because its word
// lists take 30 MB, which are free again when a thread ends.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export type PasswordWeakness =
  | { reason: 'tooShort'; minLength: number }
  /** `pattern`: the key of the warning of zxcvbn, for example `common` or `simpleRepeat`. */
  | { reason: 'easyToGuess'; pattern?: string };

const minLength = 8;
const minDistinctCharacters = 3;
/** 2 on a scale of 0 to 4: more than a million guesses. Sign-in allows about 5,800 guesses a day. */
const minScore = 2;
/** The cost of the estimate grows faster than the length: 32 characters take up to 60 ms. */
const maxEstimatedLength = 32;
const wordsPerList = 10_000;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** See `findPasswordWeakness` in password.ts. */
export async function estimateWeakness(
  password: string,
  personalTexts: readonly string[],
): Promise<PasswordWeakness | undefined> {
  const normalisedPassword = password.normalize('NFKC');
  const characters = [...normalisedPassword.toLowerCase()];
  if (characters.length < minLength) return { reason: 'tooShort', minLength };
  if (new Set(characters).size < minDistinctCharacters) return { reason: 'easyToGuess' };
  estimator ??= loadEstimator();
  const { score, feedback } = (await estimator).check(
    normalisedPassword,
    personalTexts.flatMap(splitIntoParts),
  );
  if (score >= minScore) return undefined;
  return { reason: 'easyToGuess', ...(feedback.warning && { pattern: feedback.warning }) };
}

function splitIntoParts(text: string): string[] {
  return [text, ...text.split('@'), ...text.split(/[\s@.]+/)].filter((part) => part !== '');
}

/** Loads common passwords, and common words and first names of three languages. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, commonLanguage, en, es, pt] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const wordLists = [
    en.dictionary['commonWords-en'],
    es.dictionary['commonWords-es-es'],
    pt.dictionary['commonWords-pt-br'],
    en.dictionary['firstnames-en'],
    es.dictionary['firstnames-es-es'],
    pt.dictionary['firstnames-pt-br'],
  ];
  return new ZxcvbnFactory({
    // One list for all languages, because the cost of an estimate grows with the number of lists.
    dictionary: { ...commonLanguage.dictionary, words: interleave(wordLists, wordsPerList) },
    graphs: commonLanguage.adjacencyGraphs,
    maxLength: maxEstimatedLength,
  });
}

/** Interleaves the first words of lists that are ordered by frequency, so that the result is ordered by frequency too. */
function interleave(lists: readonly (readonly (string | number)[])[], length: number): (string | number)[] {
  const ranks = Array.from({ length }, (_, rank) => lists.flatMap((list) => list[rank] ?? []));
  return [...new Set(ranks.flat())];
}
