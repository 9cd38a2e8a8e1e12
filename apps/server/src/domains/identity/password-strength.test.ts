import { describe, expect, test } from 'vitest';
import { estimateWeakness } from './password-strength.ts';

const personalTexts = ['ada@example.com', 'Ada Lovelace'];

describe('estimateWeakness', () => {
  test.each(['', 'short', 'x7#kQ2!', '👍👍👍'])('rejects fewer than 8 characters: %j', async (password) => {
    expect(await estimateWeakness(password, personalTexts)).toEqual({ reason: 'tooShort', minLength: 8 });
  });

  test.each(
    `password password1 Password123 p@ssw0rd 12345678 0123456789 11111111 abababababab aabbabbaab qwertyuiop
    1q2w3e4r 1qaz2wsx abc12345 abcdefgh asdf1234 iloveyou1 sunshine welcome123 letmein123 changeme1 admin1234
    administrator dragon123 access14 contraseña contrasena1 senhasenha mariana2010 2001-02-03 ada@example.com
    lovelace1 adalovelace`.split(/\s+/),
  )('rejects a password that is easy to guess: %s', async (password) => {
    expect(await estimateWeakness(password, personalTexts)).toMatchObject({ reason: 'easyToGuess' });
  });

  test('returns the pattern that makes a password easy to guess', async () => {
    expect(await estimateWeakness('password1', [])).toEqual({ reason: 'easyToGuess', pattern: 'common' });
    expect(await estimateWeakness('abcabcabc', [])).toEqual({
      reason: 'easyToGuess',
      pattern: 'extendedRepeat',
    });
  });

  test.each([
    'kingfisher over water',
    'correct horse',
    'xk3v9qpl7',
    'сорок тысяч обезьян',
    `long ${'x7#kQ2!'.repeat(27)}`,
  ])('accepts a password that takes more than a million guesses: %s', async (password) => {
    expect(await estimateWeakness(password, personalTexts)).toBeUndefined();
  });
});
