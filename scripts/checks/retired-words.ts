// Words that names do not use, with their replacements. `npm test` fails when a declared name or a file name
// has one.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listDeclaredNames } from './declared-names.ts';
import type { Issue } from './issue.ts';
import { listSourceFiles } from './source-files.ts';

interface RetiredWord {
  /** Words as they follow each other in a name: `way back` is in wayBack, way-back and way_back. */
  word: string;
  replacement: string;
}

const retiredWords: RetiredWord[] = [
  { word: 'asked', replacement: 'params, input or requested' },
  { word: 'given', replacement: 'params or input' },
  { word: 'wanted', replacement: 'requested or expected' },
  { word: 'told', replacement: 'sent, published or notified' },
  { word: 'tell', replacement: 'publish, notify or report' },
  { word: 'heard', replacement: 'received' },
  { word: 'said', replacement: 'message or output' },
  { word: 'kept', replacement: 'stored, cached or saved' },
  { word: 'keeper', replacement: 'the noun of what it does: scrollRestoration, cache' },
  { word: 'keep tidy', replacement: 'maintenance' },
  { word: 'tidy', replacement: 'cleanup' },
  { word: 'sweep', replacement: 'cleanup' },
  { word: 'keep answers', replacement: 'response cache' },
  { word: 'shelf', replacement: 'cache' },
  { word: 'genre memory', replacement: 'genre cache' },
  { word: 'choice memory', replacement: 'choice cache' },
  { word: 'stage memory', replacement: 'cache' },
  { word: 'kept values', replacement: 'memoize' },
  { word: 'dealer', replacement: 'card loader' },
  { word: 'deal', replacement: 'load' },
  { word: 'dealt', replacement: 'loaded' },
  { word: 'place', replacement: 'position, scrollPosition or section' },
  { word: 'places', replacement: 'positions or scrollPositions' },
  { word: 'placed', replacement: 'positioned' },
  { word: 'be at', replacement: 'restoreScroll' },
  { word: 'come back', replacement: 'restoreScroll' },
  { word: 'way back', replacement: 'restartOrPrevious, previousPage or returnPath' },
  { word: 'ways in', replacement: 'authLinks or signInMethods' },
  { word: 'ways', replacement: 'links or methods' },
  { word: 'sign in way', replacement: 'signInMethod' },
  { word: 'afterwards', replacement: 'deferred' },
  { word: 'stage', replacement: 'section page, heroHeader, playerContainer or step' },
  { word: 'for machines', replacement: 'metaTags or structuredData' },
  { word: 'found by machines', replacement: 'seo' },
  { word: 'page facts', replacement: 'pageMeta' },
  { word: 'dress', replacement: 'document head' },
  { word: 'look', replacement: 'variant or inspect' },
  { word: 'looks', replacement: 'variants' },
  { word: 'fault', replacement: 'error or issue' },
  { word: 'faults', replacement: 'errors or issues' },
  { word: 'grip', replacement: 'dragHandle' },
  { word: 'ground', replacement: 'surface' },
  { word: 'foot', replacement: 'footer' },
  { word: 'near row', replacement: 'windowedRow' },
  { word: 'is here', replacement: 'isHydrated or isCurrent' },
  { word: 'here', replacement: 'current' },
  { word: 'in sight', replacement: 'inViewport' },
  { word: 'entrance', replacement: 'authLayout' },
  { word: 'row calls', replacement: 'rowActions' },
  { word: 'own lists', replacement: 'myLists' },
  { word: 'own changes', replacement: 'localChanges' },
  { word: 'own entry', replacement: 'myEntry' },
  { word: 'mine', replacement: 'my…' },
  { word: 'theirs', replacement: "the owner's name: client, account, other" },
  { word: 'ours', replacement: "the owner's name" },
  { word: 'without doubles', replacement: 'unique' },
  { word: 'doubles', replacement: 'duplicates' },
  { word: 'parted', replacement: 'split' },
  { word: 'read firsts', replacement: 'readFirstItems' },
  { word: 'firsts', replacement: 'firstItems' },
  { word: 'turns', replacement: 'concurrency limit' },
  { word: 'deaths', replacement: 'crashCount' },
  { word: 'given until', replacement: 'expiresAt' },
  { word: 'policy breach', replacement: 'cspViolation' },
  { word: 'kitchen', replacement: 'fixtures' },
  { word: 'cook', replacement: 'runFfmpeg' },
  { word: 'recipe', replacement: 'fixture' },
  { word: 'hands', replacement: 'clients' },
  { word: 'hostile', replacement: 'xssFixtures or malicious' },
  { word: 'barriers', replacement: 'accessibilityChecks' },
  { word: 'wall', replacement: 'boundary' },
  { word: 'walls', replacement: 'boundaries' },
  { word: 'bare', replacement: 'baseline' },
  { word: 'answer', replacement: 'response or result' },
  { word: 'answers', replacement: 'responses or results' },
  { word: 'answered', replacement: 'responded or resolved' },
  { word: 'begun', replacement: 'started or startedAt' },
  { word: 'began', replacement: 'started' },
  { word: 'begin', replacement: 'start' },
  { word: 'made', replacement: 'created, built or generated' },
  { word: 'making', replacement: 'creating' },
  { word: 'make', replacement: 'create, build or generate' },
  { word: 'anew', replacement: 'again or refresh' },
  { word: 'picture', replacement: 'image or artwork' },
  { word: 'pictures', replacement: 'images or artwork' },
  { word: 'most', replacement: 'max…' },
  { word: 'least', replacement: 'min…' },
  { word: 'patience', replacement: 'timeout' },
  { word: 'moments', replacement: 'times' },
  { word: 'whoever', replacement: 'viewer, client or account' },
  { word: 'somebody', replacement: 'viewer, client or account' },
  { word: 'turned', replacement: 'rotated or selected' },
];

interface AllowedPhrase {
  /** Words as they follow each other in a name. */
  phrase: string;
  reason: string;
  /** Folder to whose files the phrase is limited; default: all files. */
  in?: string;
}

/** Terms of the field that contain a retired word. */
const allowedPhrases: AllowedPhrase[] = [
  { phrase: 'picture in picture', reason: 'name of the browser API' },
  { phrase: 'most watched', reason: 'a ranking, not a limit' },
  { phrase: 'most favourited', reason: 'a ranking, not a limit' },
  {
    phrase: 'answer',
    reason: 'field of a consent in the sign-up API',
    in: 'apps/server/src/domains/identity/',
  },
  { phrase: 'answers', reason: 'consents in the sign-up API', in: 'apps/server/src/domains/identity/' },
  { phrase: 'answer', reason: 'to a consent', in: 'apps/viewer/src/features/account/' },
  { phrase: 'answers', reason: 'to consents', in: 'apps/viewer/src/features/account/' },
  { phrase: 'answers', reason: 'to consents', in: 'apps/viewer/src/pages/account/' },
  { phrase: 'answer', reason: 'to a consent', in: 'packages/contract/src/entities/account/' },
  { phrase: 'answer', reason: 'to a consent', in: 'apps/viewer/src/features/sign-in/' },
  { phrase: 'answers', reason: 'to consents', in: 'apps/viewer/src/features/sign-in/' },
  { phrase: 'answer', reason: 'to a consent', in: 'apps/server/test/providers/' },
  { phrase: 'answers', reason: 'to consents', in: 'apps/server/test/providers/' },
  { phrase: 'answered at', reason: 'column of consent_answer', in: 'apps/server/src/domains/identity/' },
  {
    phrase: 'stage',
    reason: 'column of the jobs, the step that a handler reports',
    in: 'apps/server/src/platform/jobs/',
  },
  { phrase: 'wall fill', reason: 'colour of a drawn wall' },
];

/** Reports names with a retired word. */
export function checkRetiredWords(root: string, words = retiredWords, allowlist = allowedPhrases): Issue[] {
  return findUses(root, words, allowlist).map(({ file, name, entry }) => ({
    file,
    message: `${name} uses the retired word "${entry.word}": use ${entry.replacement}`,
  }));
}

interface WordUse {
  file: string;
  name: string;
  entry: RetiredWord;
}

/** Returns every name with one of the words: declared names, file names, and each folder's name once. */
function findUses(
  root: string,
  entries: readonly RetiredWord[],
  allowlist: readonly AllowedPhrase[],
): WordUse[] {
  const files = listSourceFiles(root, /\.(ts|tsx|mjs|css)$/);
  const folders = new Set(files.flatMap((file) => listParentFolders(file)));
  const namedFiles = [
    ...[...folders].map((folder) => ({ file: folder, names: [basename(folder)] })),
    ...files.map((file) => ({
      file,
      names: [basename(file), ...listDeclaredNames(file, readFileSync(join(root, file), 'utf8'))],
    })),
  ];
  return namedFiles.flatMap(({ file, names }) =>
    [...new Set(names)].flatMap((name) => {
      const phrases = allowlist.filter((phrase) => file.startsWith(phrase.in ?? ''));
      const spacedName = removePhrases(` ${splitWords(name).join(' ')} `, phrases);
      return entries
        .filter(({ word }) => spacedName.includes(` ${word} `))
        .map((entry) => ({ file, name, entry }));
    }),
  );
}

function listParentFolders(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [...listParentFolders(folder), folder];
}

function removePhrases(spacedName: string, phrases: readonly AllowedPhrase[]): string {
  return phrases.reduce(
    (remainingName, { phrase }) => remainingName.replaceAll(` ${phrase} `, ' / '),
    spacedName,
  );
}

/** Returns the lower-case words of a name: look, of, row for `lookOfRow`, `look-of-row` and `LOOK_OF_ROW`. */
function splitWords(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}
