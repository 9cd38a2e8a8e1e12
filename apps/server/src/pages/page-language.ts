// Chooses the language of a page, by priority: its path, the language chosen by a link, the cookie, the query
// parameter, the browser, the realm's default. When languages share a path, the other criteria choose
// among them, the query parameter before the cookie.
import { detectPathLanguage, EMOJI_LANGUAGE, LANGUAGE_PARAM, matchPath } from '@matinee/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguages, type RealmContext } from '../calls/index.ts';
import { readCookie } from '../platform/http/index.ts';

const languageCookieName = 'matinee_language';

/** The realm's languages for this page, in order of preference. */
export function choosePageLanguages(realm: RealmContext, request: FastifyRequest): readonly string[] {
  const { languages } = realm.settings;
  const acceptLanguage = request.headers['accept-language'];
  const languageParam = readLanguageParam(request, languages);
  const chosenLanguage = readLinkLanguage(realm, request) ?? readLanguageCookie(realm, request);
  const languageHint =
    languageParam ?? chosenLanguage ?? chooseLanguages(realm, undefined, acceptLanguage)[0];
  const language =
    detectPathLanguage(matchPath, getPath(request.url), languages, languageHint) ??
    chosenLanguage ??
    languageParam;
  return chooseLanguages(realm, language, acceptLanguage);
}

/**
 * The language that a link of this site requests. Viewers without JavaScript choose a language this way.
 * Links of other sites have no effect.
 */
export function readLinkLanguage(realm: RealmContext, request: FastifyRequest): string | undefined {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return undefined;
  return readLanguageParam(request, realm.settings.languages);
}

/** Stores the language in a cookie. Scripts can read it, because scripts of the viewer app write it too. */
export function setLanguageCookie(reply: FastifyReply, language: string): void {
  reply.setCookie(languageCookieName, language, { maxAge: 31_536_000, path: '/', sameSite: 'lax' });
}

/** Returns `emoji` when debug paths are on and the URL matches only an emoji path. */
export function detectPathSet({ url }: FastifyRequest, isDebug: boolean): 'emoji' | undefined {
  if (!isDebug || matchPath(getPath(url), { languages: [] })) return undefined;
  return matchPath(getPath(url), { languages: [EMOJI_LANGUAGE] }) ? EMOJI_LANGUAGE : undefined;
}

function readLanguageParam({ query }: FastifyRequest, languages: readonly string[]): string | undefined {
  const value = (query as Record<string, unknown> | undefined)?.[LANGUAGE_PARAM];
  return typeof value === 'string' && languages.includes(value) ? value : undefined;
}

function readLanguageCookie({ settings }: RealmContext, request: FastifyRequest): string | undefined {
  const chosenLanguage = readCookie(request, languageCookieName);
  return chosenLanguage && settings.languages.includes(chosenLanguage) ? chosenLanguage : undefined;
}

function getPath(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
