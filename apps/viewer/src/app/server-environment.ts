// The environment of a page that the server renders: calls run in process, and data shared by requests is cached.
import { CallError, type Caller, isRetryable } from '@matinee/client';
import { errorTable, type LabelSet, type PageRequest } from '@matinee/contract';
import {
  arPaths,
  emojiPaths,
  esPaths,
  getDirection,
  getPrimaryLanguage,
  type PathSet,
  ptPaths,
} from '@matinee/rules';
import type { Environment, PageRealm } from '../shared/environment/environment.ts';
import { compileMessages } from '../shared/i18n/compile-messages.ts';
import { createLabelFunction } from '../shared/i18n/labels.ts';
import { isPageKey } from '../shared/navigation/page-keys.ts';
import { createPaths, type Paths } from '../shared/navigation/paths.ts';

const pathSets: Readonly<Record<string, PathSet>> = { es: esPaths, pt: ptPaths, ar: arPaths };

type Messages = ReturnType<typeof compileMessages>;

/** An environment, and the data from which the browser creates the same one. */
export interface ServerEnvironment {
  environment: Environment;
  pathSet: PathSet | null;
  messages: Messages;
}

export function createServerEnvironment(request: PageRequest): ServerEnvironment {
  const { language } = request;
  const pathSet = getPathSet(request);
  const messages = getCompiledMessages(request.labels);
  const environment: Environment = {
    caller: createCaller(request),
    client: null,
    realm: getPageRealm(request.realm),
    language,
    direction: getDirection(language),
    label: createLabelFunction(language, messages),
    paths: getServerPaths(request),
    hasPage: isPageKey,
    isForGuest: request.user === null,
  };
  return { environment, pathSet, messages };
}

const pageRealms = new WeakMap<PageRequest['realm'], PageRealm>();

/** The part of the realm that pages need; colours are in the document's styles. */
function getPageRealm(realm: PageRequest['realm']): PageRealm {
  const cachedRealm = pageRealms.get(realm);
  if (cachedRealm) return cachedRealm;
  const { tokens: _, consents: __, theme: ___, signInProviders: ____, ...pageRealm } = realm;
  pageRealms.set(realm, pageRealm);
  return pageRealm;
}

const pathsByCacheKey = new Map<string, Paths>();

/** The paths of a language are the same for every page. */
export function getServerPaths(request: Pick<PageRequest, 'language' | 'debugPathSet'>): Paths {
  const { language } = request;
  const pathSet = getPathSet(request);
  const cacheKey = pathSet === emojiPaths ? `${language} emoji` : language;
  const cachedPaths = pathsByCacheKey.get(cacheKey);
  if (cachedPaths) return cachedPaths;
  const paths = createPaths(language, pathSet);
  pathsByCacheKey.set(cacheKey, paths);
  return paths;
}

function getPathSet({
  language,
  debugPathSet,
}: Pick<PageRequest, 'language' | 'debugPathSet'>): PathSet | null {
  return debugPathSet === 'emoji' ? emojiPaths : (pathSets[getPrimaryLanguage(language)] ?? null);
}

const compiledMessages = new WeakMap<LabelSet['translations'], Messages>();

function getCompiledMessages({ translations }: LabelSet) {
  const messages = compiledMessages.get(translations) ?? compileMessages(translations);
  compiledMessages.set(translations, messages);
  return messages;
}

function createCaller(request: PageRequest): Caller {
  return {
    call: async (name, ...[args]) => {
      const { params, query, body } = (args ?? {}) as Record<string, unknown>;
      const result = await request.call(name, { params, query, body } as never);
      if ('response' in result) return result.response;
      const { code, params: errorParams, requestId } = result.error;
      throw new CallError({
        code,
        status: errorTable[code].status,
        params: errorParams,
        requestId,
        retryable: isRetryable(code),
      });
    },
  };
}
