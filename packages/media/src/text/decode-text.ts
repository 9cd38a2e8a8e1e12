// Decodes subtitle files. Old files do not declare their encoding, so the language selects it.

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

// Detects UTF-16 without a byte order mark: every other byte of Latin text is 0.
function detectUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2000);
  const zeroCounts = [0, 0];
  for (const [position, byte] of sample.entries()) {
    if (byte === 0) zeroCounts[position % 2] = (zeroCounts[position % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeroCounts;
  if (Math.max(even, odd) < sample.length / 8) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Decodes UTF-8, UTF-16, or the legacy encoding of a language (Windows-1252 by default). Never fails:
 * invalid bytes become U+FFFD.
 * @param language BCP 47
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
