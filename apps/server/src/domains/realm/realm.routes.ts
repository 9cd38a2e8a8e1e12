import { type Handlers, refuse } from '../../platform/http/index.ts';
import type { Services } from '../../services.ts';
import { labelsFor } from './labels/label-sets.ts';
import { pageEvents, type WatchMedia } from './page-events.ts';
import { presentMenu, presentRealm } from './realm.present.ts';
import type { RealmRegistry } from './realm-registry.ts';

export interface RealmPorts {
  realms: RealmRegistry;
  watchMedia: WatchMedia;
}

export function realmHandlers(
  { events }: Pick<Services, 'events'>,
  { realms, watchMedia }: RealmPorts,
): Handlers<'getRealm' | 'getLabels' | 'getTexts' | 'getMenu' | 'followPage'> {
  return {
    async getRealm(_input, { realm, languages }) {
      return presentRealm(realm, realms.logoOf(realm), languages);
    },

    async getLabels(_input, { realm, language, languages }) {
      return {
        default_locale: realm.settings.defaultLanguage,
        selected_locale: language,
        translations: labelsFor(realm, languages),
      };
    },

    async getTexts({ body }, { realm, languages }) {
      const labels = labelsFor(realm, languages);
      const known = body.keys.filter((key) => Object.hasOwn(labels, key));
      return Object.fromEntries(known.map((key) => [key, labels[key] ?? '']));
    },

    async getMenu(_input, { realm, languages }) {
      return { items: presentMenu(realm, languages) };
    },

    async followPage({ query }, { realm, request }) {
      if (!request) return refuse('badRequest');
      return pageEvents({ events, realms, watchMedia }, realm, query.contentId, request.signal);
    },
  };
}
