import { describe, expect, test } from 'vitest';
import { createFileTree } from './create-file-tree.ts';
import { checkRetiredWords } from './retired-words.ts';

const retiredWords = [
  { word: 'teller', replacement: 'publisher' },
  { word: 'back door', replacement: 'entry' },
];

const allowedPhrases = [
  { phrase: 'teller machine', reason: 'the usual name' },
  { phrase: 'teller', reason: 'a column', in: 'scripts/bank/' },
];

function listReportedNames(files: Record<string, string>): string[] {
  return checkRetiredWords(createFileTree(files), retiredWords, allowedPhrases).map(
    ({ message }) => message.split(' ')[0] ?? '',
  );
}

describe('checkRetiredWords', () => {
  test.each([
    ['a variable', 'const newsTeller = 1;'],
    ['a function', 'function newsTeller() {}'],
    ['a parameter', 'function run(newsTeller) {}'],
    ['a parameter of a function type', 'type Run = (newsTeller: string) => void;'],
    ['a type', 'type newsTeller = string;'],
    ['a property of a type', 'interface News { newsTeller: string }'],
    ['a class member', 'class News { newsTeller() {} }'],
    ['a renamed binding', 'const { a: [newsTeller] } = {};'],
    ['a renamed import', "import { a as newsTeller } from './a.ts';"],
  ])('reports %s', (_kind, text) => {
    expect(listReportedNames({ 'scripts/a.ts': text })).toEqual(['newsTeller']);
  });

  test('reports a data attribute of JSX', () => {
    expect(listReportedNames({ 'scripts/a.tsx': 'const a = <p data-teller="" />;' })).toEqual([
      'data-teller',
    ]);
  });

  test('reports classes, data attributes and custom properties of CSS', () => {
    const text = '.teller[data-teller] { --teller: 1px; color: var(--teller); } /* teller */';
    expect(listReportedNames({ 'scripts/a.css': text })).toEqual(['teller', 'data-teller', '--teller']);
  });

  test('reports the names of files and folders', () => {
    expect(listReportedNames({ 'scripts/tellers/a.ts': '', 'scripts/teller/teller-a.ts': '' })).toEqual([
      'teller',
      'teller-a.ts',
    ]);
  });

  test('reports a phrase only when its words are adjacent and in order', () => {
    expect(listReportedNames({ 'scripts/a.ts': 'const [backDoor, BACK_DOOR, doorBack] = [];' })).toEqual([
      'backDoor',
      'BACK_DOOR',
    ]);
  });

  test('ignores longer words, references to a name, and keys of object literals', () => {
    const text =
      "import { teller } from './a.ts'; const a = { teller }; teller.teller; const storyteller = 1;";
    expect(listReportedNames({ 'scripts/a.ts': text })).toEqual([]);
  });

  test('ignores a word within an allowed phrase, and reports it elsewhere in the same name', () => {
    expect(listReportedNames({ 'scripts/a.ts': 'const [tellerMachine, tellerMachineTeller] = [];' })).toEqual(
      ['tellerMachineTeller'],
    );
  });

  test('ignores a phrase that is allowed in the folder of the file', () => {
    const text = 'const teller = 1;';
    expect(listReportedNames({ 'scripts/bank/a.ts': text, 'scripts/shop/a.ts': text })).toEqual(['teller']);
  });

  test('names the word to use instead', () => {
    expect(checkRetiredWords(createFileTree({ 'scripts/a.ts': 'let teller;' }), retiredWords)).toEqual([
      { file: 'scripts/a.ts', message: 'teller uses the retired word "teller": use publisher' },
    ]);
  });
});
