// Decides the language of a page: its path, then the language just chosen, the cookie, the query parameter,
// the browser, the realm's default. Where languages share a path, the rest decides among them.
import { detectPathLanguage, EMOJI_LANGUAGE, LANGUAGE_PARAM, matchPath } from '@matinee/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagesFor, type RealmContext } from '../calls/index.ts';
import { readCookie } from '../platform/http/index.ts';

const languageCookie = 'matinee_language';

/** The realm's languages for this page, best first. */
export function pageLanguages(realm: RealmContext, request: FastifyRequest): readonly string[] {
  const { languages } = realm.settings;
  const browser = request.headers['accept-language'];
  const hint = hintIn(request, languages);
  const chosen = chosenLanguage(realm, request) ?? languageOfCookie(realm, request);
  const likely = hint ?? chosen ?? languagesFor(realm, undefined, browser)[0];
  const wanted = detectPathLanguage(matchPath, pathOf(request.url), languages, likely) ?? chosen ?? hint;
  return languagesFor(realm, wanted, browser);
}

/**
 * The language that a link of this site requests, which is how a viewer without scripts chooses one. Links
 * from other sites choose none.
 */
export function chosenLanguage(realm: RealmContext, request: FastifyRequest): string | undefined {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return undefined;
  return hintIn(request, realm.settings.languages);
}

/** Stores the language in the cookie that the viewer writes too, so scripts must be able to read it. */
export function setLanguageCookie(reply: FastifyReply, language: string): void {
  reply.setCookie(languageCookie, language, { maxAge: 31_536_000, path: '/', sameSite: 'lax' });
}

/** The debug set of paths, when the URL belongs to it. */
export function pathSetOf({ url }: FastifyRequest, isDebug: boolean): 'emoji' | undefined {
  if (!isDebug || matchPath(pathOf(url), { languages: [] })) return undefined;
  return matchPath(pathOf(url), { languages: [EMOJI_LANGUAGE] }) ? EMOJI_LANGUAGE : undefined;
}

function hintIn({ query }: FastifyRequest, languages: readonly string[]): string | undefined {
  const named = (query as Record<string, unknown> | undefined)?.[LANGUAGE_PARAM];
  return typeof named === 'string' && languages.includes(named) ? named : undefined;
}

function languageOfCookie({ settings }: RealmContext, request: FastifyRequest): string | undefined {
  const chosen = readCookie(request, languageCookie);
  return chosen && settings.languages.includes(chosen) ? chosen : undefined;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
