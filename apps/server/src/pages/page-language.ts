// In which language a page is shown: its path says so, else the person's cookie, else their browser, else the realm.
import { matchPath } from '@matinee/rules';
import type { FastifyRequest } from 'fastify';
import { cookieOf, languagesFor, type RealmContext } from '../platform/http/index.ts';

const languageCookie = 'matinee_language';

/** The realm's languages for this page, best first. */
export function pageLanguages(realm: RealmContext, request: FastifyRequest): readonly string[] {
  const wanted = languageOfPath(realm, pathOf(request.url)) ?? languageOfCookie(realm, request);
  return languagesFor(realm, wanted ?? undefined, request.headers['accept-language']);
}

/** Null when the path is the same in every language, or unknown. */
export function languageOfPath({ settings }: Pick<RealmContext, 'settings'>, path: string): string | null {
  if (matchPath(path, { languages: [] })) return null;
  return matchPath(path, { languages: settings.languages })?.language ?? null;
}

function languageOfCookie({ settings }: RealmContext, request: FastifyRequest): string | null {
  const chosen = cookieOf(request, languageCookie);
  return chosen && settings.languages.includes(chosen) ? chosen : null;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
