// Which of the realm's languages a caller gets, best first.
import { languageChain, negotiateLanguage } from '@matinee/rules';
import type { RealmContext } from './call-context.ts';

const remembered = 200;
const memories = new WeakMap<RealmContext, Map<string, readonly string[]>>();

/** `wanted` is a language that was asked for by name; without one the Accept-Language header decides. */
export function languagesFor(
  realm: RealmContext,
  wanted: string | undefined,
  acceptLanguage: string | undefined,
): readonly string[] {
  let memory = memories.get(realm);
  if (!memory) {
    memory = new Map();
    memories.set(realm, memory);
  }
  const key = wanted === undefined ? `?${acceptLanguage ?? ''}` : `=${wanted}`;
  const known = memory.get(key);
  if (known) return known;

  const { languages: supported, defaultLanguage } = realm.settings;
  const setting = { supported, default: defaultLanguage };
  const chain = languageChain(wanted ?? negotiateLanguage(acceptLanguage, setting), setting);
  if (memory.size >= remembered) memory.clear();
  memory.set(key, chain);
  return chain;
}
