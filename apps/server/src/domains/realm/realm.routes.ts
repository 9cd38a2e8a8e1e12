import type { Handlers } from '../../calls/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import type { Services } from '../../services.ts';
import { getLabelsForLanguages } from './labels/label-sets.ts';
import { generatePageEvents, type StreamLiveToasts, type StreamMediaState } from './page-events.ts';
import { presentMenu, presentRealm } from './realm.present.ts';
import type { RealmRegistry } from './realm-registry.ts';

export interface RealmPorts {
  realms: RealmRegistry;
  streamMediaState: StreamMediaState;
  streamLiveToasts: StreamLiveToasts;
}

export function createRealmHandlers(
  { events }: Pick<Services, 'events'>,
  { realms, streamMediaState, streamLiveToasts }: RealmPorts,
): Handlers<'getRealm' | 'getLabels' | 'getTexts' | 'getMenu' | 'streamPageEvents'> {
  return {
    async getRealm(_input, { realm, languages }) {
      return presentRealm(realm, realms.getArtwork(realm), languages);
    },

    async getLabels(_input, { realm, language, languages }) {
      return {
        default_locale: realm.settings.defaultLanguage,
        selected_locale: language,
        translations: getLabelsForLanguages(realm, languages),
      };
    },

    async getTexts({ body }, { realm, languages }) {
      const labels = getLabelsForLanguages(realm, languages);
      const knownKeys = body.keys.filter((key) => Object.hasOwn(labels, key));
      return Object.fromEntries(knownKeys.map((key) => [key, labels[key] ?? '']));
    },

    async getMenu({ query }, { realm, languages }) {
      return { items: presentMenu(realm, query.platform, languages) };
    },

    async streamPageEvents({ query }, { db, realm, languages, request, viewer }) {
      if (!request) return refuse('badRequest');
      const page = { db, realm, languages, contentId: query.contentId, profileId: viewer.profile?.id };
      return generatePageEvents({ events, realms, streamMediaState, streamLiveToasts }, page, request.signal);
    },
  };
}
