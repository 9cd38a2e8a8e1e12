// Words that names do not use, with their replacements (docs/reference/glossary.md). `npm test` fails when a
// declared name or a file name has one.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listDeclaredNames } from './declared-names.ts';
import type { Issue } from './issue.ts';
import { listSourceFiles } from './source-files.ts';

interface RetiredWord {
  /** Words as they follow each other in a name: `way back` is in wayBack, way-back and way_back. */
  word: string;
  instead: string;
}

const retiredWords: RetiredWord[] = [
  { word: 'asked', instead: 'params, input or requested' },
  { word: 'given', instead: 'params or input' },
  { word: 'wanted', instead: 'requested or expected' },
  { word: 'told', instead: 'sent, published or notified' },
  { word: 'tell', instead: 'publish, notify or report' },
  { word: 'heard', instead: 'received' },
  { word: 'said', instead: 'message or output' },
  { word: 'kept', instead: 'stored, cached or saved' },
  { word: 'keeper', instead: 'the noun of what it does: scrollRestoration, cache' },
  { word: 'keep tidy', instead: 'maintenance' },
  { word: 'tidy', instead: 'cleanup' },
  { word: 'sweep', instead: 'cleanup' },
  { word: 'keep answers', instead: 'response cache' },
  { word: 'shelf', instead: 'cache' },
  { word: 'genre memory', instead: 'genre cache' },
  { word: 'choice memory', instead: 'choice cache' },
  { word: 'stage memory', instead: 'cache' },
  { word: 'kept values', instead: 'memoize' },
  { word: 'dealer', instead: 'card loader' },
  { word: 'deal', instead: 'load' },
  { word: 'dealt', instead: 'loaded' },
  { word: 'place', instead: 'position, scrollPosition or section' },
  { word: 'places', instead: 'positions or scrollPositions' },
  { word: 'placed', instead: 'positioned' },
  { word: 'be at', instead: 'restoreScroll' },
  { word: 'come back', instead: 'restoreScroll' },
  { word: 'way back', instead: 'restartOrPrevious, previousPage or returnPath' },
  { word: 'ways in', instead: 'authLinks or signInMethods' },
  { word: 'ways', instead: 'links or methods' },
  { word: 'sign in way', instead: 'signInMethod' },
  { word: 'afterwards', instead: 'deferred' },
  { word: 'stage', instead: 'section page, heroHeader, playerContainer or step' },
  { word: 'for machines', instead: 'metaTags or structuredData' },
  { word: 'found by machines', instead: 'seo' },
  { word: 'page facts', instead: 'pageMeta' },
  { word: 'dress', instead: 'document head' },
  { word: 'look', instead: 'variant or inspect' },
  { word: 'looks', instead: 'variants' },
  { word: 'fault', instead: 'error or issue' },
  { word: 'faults', instead: 'errors or issues' },
  { word: 'grip', instead: 'dragHandle' },
  { word: 'ground', instead: 'surface' },
  { word: 'foot', instead: 'footer' },
  { word: 'near row', instead: 'windowedRow' },
  { word: 'is here', instead: 'isHydrated or isCurrent' },
  { word: 'here', instead: 'current' },
  { word: 'in sight', instead: 'inViewport' },
  { word: 'entrance', instead: 'authLayout' },
  { word: 'row calls', instead: 'rowActions' },
  { word: 'own lists', instead: 'myLists' },
  { word: 'own changes', instead: 'localChanges' },
  { word: 'own entry', instead: 'myEntry' },
  { word: 'mine', instead: 'my…' },
  { word: 'theirs', instead: "the owner's name: client, account, other" },
  { word: 'ours', instead: "the owner's name" },
  { word: 'without doubles', instead: 'unique' },
  { word: 'doubles', instead: 'duplicates' },
  { word: 'parted', instead: 'split' },
  { word: 'read firsts', instead: 'readFirstItems' },
  { word: 'firsts', instead: 'firstItems' },
  { word: 'turns', instead: 'concurrency limit' },
  { word: 'deaths', instead: 'crashCount' },
  { word: 'given until', instead: 'expiresAt' },
  { word: 'policy breach', instead: 'cspViolation' },
  { word: 'kitchen', instead: 'fixtures' },
  { word: 'cook', instead: 'runFfmpeg' },
  { word: 'recipe', instead: 'fixture' },
  { word: 'hands', instead: 'clients' },
  { word: 'hostile', instead: 'xssFixtures or malicious' },
  { word: 'barriers', instead: 'accessibilityChecks' },
  { word: 'wall', instead: 'boundary' },
  { word: 'walls', instead: 'boundaries' },
  { word: 'bare', instead: 'baseline' },
  { word: 'answer', instead: 'response or result' },
  { word: 'answers', instead: 'responses or results' },
  { word: 'answered', instead: 'responded or resolved' },
  { word: 'begun', instead: 'started or startedAt' },
  { word: 'began', instead: 'started' },
  { word: 'begin', instead: 'start' },
  { word: 'made', instead: 'created, built or generated' },
  { word: 'making', instead: 'creating' },
  { word: 'make', instead: 'create, build or generate' },
  { word: 'anew', instead: 'again or refresh' },
  { word: 'picture', instead: 'image or artwork' },
  { word: 'pictures', instead: 'images or artwork' },
  { word: 'most', instead: 'max…' },
  { word: 'least', instead: 'min…' },
  { word: 'patience', instead: 'timeout' },
  { word: 'moments', instead: 'times' },
  { word: 'whoever', instead: 'viewer, client or account' },
  { word: 'somebody', instead: 'viewer, client or account' },
  { word: 'turned', instead: 'rotated or selected' },
];

interface AllowedPhrase {
  /** Words as they follow each other in a name. */
  phrase: string;
  reason: string;
  /** Allowed only in files whose path starts so. */
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
    message: `${name} uses the retired word "${entry.word}": use ${entry.instead}`,
  }));
}

interface WordUse {
  file: string;
  name: string;
  entry: RetiredWord;
}

/** Every name with one of the words: declared names, file names, and each folder's name once. */
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

/** Lower-case words of a name: `lookOfRow`, `look-of-row` and `LOOK_OF_ROW` are look, of, row. */
function splitWords(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}
