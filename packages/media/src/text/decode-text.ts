// Bytes of a subtitle file to text. Old files do not say how they are coded; their language tells.

const languagesByEncoding = {
  'windows-1250': ['cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl'],
  'windows-1251': ['bg', 'mk', 'ru', 'sr', 'uk'],
  'windows-1253': ['el'],
  'windows-1254': ['tr'],
  'windows-1255': ['he'],
  'windows-1256': ['ar', 'fa', 'ur'],
  'windows-1257': ['et', 'lt', 'lv'],
  'windows-1258': ['vi'],
  'windows-874': ['th'],
  'euc-kr': ['ko'],
  gb18030: ['zh'],
  shift_jis: ['ja'],
};

const encodingByLanguage = new Map(
  Object.entries(languagesByEncoding).flatMap(([encoding, languages]) =>
    languages.map((language) => [language, encoding]),
  ),
);

function detectByteOrderMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xef && b === 0xbb && c === 0xbf ? 'utf-8' : null;
}

// UTF-16 without a mark: every other byte of Latin text is 0.
function detectUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [position, byte] of sample.entries()) {
    if (byte === 0) zeros[position % 2] = (zeros[position % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length / 8) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Text of a file in UTF-8, UTF-16, or the old 8-bit code that its language used, Windows Latin 1 for most.
 * Never fails; a byte that means nothing becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array, language: string): string {
  const unicodeEncoding = detectByteOrderMark(bytes) ?? detectUtf16(bytes);
  if (unicodeEncoding) return new TextDecoder(unicodeEncoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [base = ''] = language.split('-');
    return new TextDecoder(encodingByLanguage.get(base) ?? 'windows-1252').decode(bytes);
  }
}
