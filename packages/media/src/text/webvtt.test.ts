import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanCueText } from './cue-text.ts';
import { decodeText } from './decode-text.ts';
import { formatWebVtt, parseCues } from './webvtt.ts';

describe('cleanCueText', () => {
  test.each([
    ['plain', 'plain'],
    ['<i>so</i> & so', '<i>so</i> &amp; so'],
    ['a < b > c', 'a &lt; b &gt; c'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<i>open', '<i>open</i>'],
    ['<i><b>crossed</i></b>', '<i><b>crossed</b></i>'],
    ['</i>closed', 'closed'],
    ['<v Anna "x">Hi', '<v Anna "x">Hi</v>'],
    ['<v <b>>Hi', '&lt;v <b>&gt;Hi</b>'],
    ['<c.red.bg_x>red</c>', 'red'],
    ['<00:00:01.000>now', 'now'],
    ['{\\an8}above', 'above'],
    ['<font color="red">red</font>', 'red'],
    ['-->', '--&gt;'],
    ['a\n\n\nb', 'a\nb'],
    ['bell\u0007', 'bell'],
    ['I <3 you', 'I &lt;3 you'],
    ['<v Ann-->hello', '<v Ann>hello</v>'],
    ['<v Ann&#45;&#45;>hello', '<v Ann>hello</v>'],
    ['<lang -->hello', 'hello'],
  ])('cleans %j to %j', (input, cleanText) => {
    expect(cleanCueText(input)).toBe(cleanText);
  });

  test('is idempotent and keeps only known tags', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      'i',
      'b',
      '&',
      'lt;',
      'script',
      ' ',
      '\n',
      'v x',
      '-->',
      '"',
      'c.',
      '{\\an8}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const cleanText = cleanCueText(pieces.join(''));
        expect(cleanCueText(cleanText)).toBe(cleanText);
        expect(cleanText).not.toContain('-->');
        expect(cleanText.replace(/<\/?(i|b|u|ruby|rt|v|lang)( [^<>]*)?>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });
});

describe('parseCues and formatWebVtt', () => {
  test('read SubRip and WebVTT, and drop styles, notes and unknown settings', () => {
    const text = [
      ...['WEBVTT', '', 'STYLE', '::cue { background: url(https://example.org) }', '', 'NOTE hidden', ''],
      ...['7', '00:01,500 --> 00:02,000 line:10% evil:1 align:start position:javascript', 'second', ''],
      ...['1', '00:00:01.000 --> 00:00:01.250', 'first', 'line', ''],
      ...['backwards', '00:00:05.000 --> 00:00:04.000', 'never', ''],
      ...[
        '00:00:06.000 --> 00:00:07.000',
        '{\\an8}top',
        '00:00:08.000 --> 00:00:09.000',
        'next without a gap',
      ],
    ].join('\r\n');
    expect(formatWebVtt(parseCues(text))).toBe(
      [
        ...['WEBVTT', '', '00:00:01.000 --> 00:00:01.250', 'first', 'line', ''],
        ...['00:00:01.500 --> 00:00:02.000 line:10% align:start', 'second', ''],
        ...['00:00:06.000 --> 00:00:07.000 line:0', 'top', ''],
        ...['00:00:08.000 --> 00:00:09.000', 'next without a gap', ''],
      ].join('\n'),
    );
  });

  test('parseCues reads back what formatWebVtt formats', () => {
    const arbitraryCues = fc.array(
      fc.record({
        start: fc.integer({ min: 0, max: 10_000_000 }).map((ms) => ms / 1000),
        length: fc.integer({ min: 1, max: 9999 }),
        text: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(arbitraryCues, (input) => {
        const cues = input
          .map(({ start, length, text }) => ({
            start,
            end: start + length / 1000,
            text: cleanCueText(text),
            settings: [],
          }))
          .filter(({ text }) => text !== '');
        const firstPass = formatWebVtt(parseCues(formatWebVtt(cues)));
        expect(formatWebVtt(parseCues(firstPass))).toBe(firstPass);
        expect(parseCues(firstPass)).toHaveLength(cues.length);
      }),
    );
  });
});

describe('decodeText', () => {
  const arabic = [0xe3, 0xd1, 0xcd, 0xc8, 0xc7];
  test.each([
    ['UTF-8', Buffer.from('مرحبا'), 'ar', 'مرحبا'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffçа'), 'fr', 'çа'],
    ['UTF-16 with a byte order mark', Buffer.from('\ufeffhé', 'utf16le'), 'fr', 'hé'],
    ['UTF-16 without a byte order mark', Buffer.from('hello', 'utf16le'), 'en', 'hello'],
    ['Latin 1', Buffer.from([0x63, 0x61, 0x66, 0xe9]), 'fr', 'café'],
    ['Windows-1256', Buffer.from(arabic), 'ar', 'مرحبا'],
  ])('decodes %s', (_, bytes, language, text) => {
    expect(decodeText(bytes, language)).toBe(text);
  });
});
