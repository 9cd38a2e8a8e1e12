// Which language is taken when the wanted one is not there.
import { ownEntry } from '../own-entry.ts';
import { primaryLanguage } from './languages.ts';

export interface OfferedLanguages {
  readonly supported: readonly string[];
  readonly default: string;
}

/**
 * Languages to try in order, as the realm spells them: the wanted one, then its shorter forms, then other
 * regions of it, then the default. `pt-BR` gives `pt-BR`, `pt`, `pt-PT`, `en`, as far as they are supported.
 */
export function languageChain(wanted: string, offered: OfferedLanguages): string[] {
  return [...new Set([...fitting(wanted, offered.supported), offered.default])];
}

/**
 * The language for an `Accept-Language` header: the most wanted that is supported, else the default.
 * Of equally wanted ones, the first of the header.
 */
export function negotiateLanguage(
  acceptLanguage: string | null | undefined,
  offered: OfferedLanguages,
): string {
  for (const { range } of parseAcceptLanguage(acceptLanguage ?? '')) {
    const [best] = range === '*' ? [offered.default] : fitting(range, offered.supported);
    if (best !== undefined) return best;
  }
  return offered.default;
}

/** The first text that is there, in the order of a chain. Empty texts count as absent. */
export function textIn(
  texts: Readonly<Record<string, string | undefined>> | null | undefined,
  chain: readonly string[],
): string | undefined {
  for (const language of chain) {
    const text = texts && ownEntry(texts, language);
    if (text) return text;
  }
  return undefined;
}

function fitting(wanted: string, supported: readonly string[]): string[] {
  const forms = shorterForms(wanted);
  const exact = forms.flatMap((form) => supported.filter((code) => code.toLowerCase() === form));
  const related = supported.filter((code) => primaryLanguage(code) === primaryLanguage(wanted));
  return [...exact, ...related];
}

function shorterForms(code: string): string[] {
  const parts = code.toLowerCase().split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

function parseAcceptLanguage(header: string): { range: string; quality: number }[] {
  return header
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.split(';').map((text) => text.trim());
      const q = parameters.find((parameter) => /^q=/i.test(parameter));
      const quality = q === undefined ? 1 : Number(q.slice(2));
      return { range, quality };
    })
    .filter(({ range, quality }) => range !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality);
}
