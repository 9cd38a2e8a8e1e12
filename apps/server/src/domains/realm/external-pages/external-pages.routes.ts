import { pickText } from '@matinee/rules';
import type { Handlers, RealmContext } from '../../../calls/index.ts';
import { createMemo, defineMemo } from '../../../platform/cache/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { toRichText } from '../../../platform/rich-text/index.ts';
import { buildPluginFramePath } from './plugin-frames.ts';

export function createExternalPageHandlers(): Handlers<'getExternalPage' | 'getPlugin'> {
  return {
    async getExternalPage({ params }, { realm, languages }) {
      const page = realm.settings.externalPages.find(({ id }) => id === params.pageId);
      if (!page) return refuse('notFound');
      const { id, url } = page;
      const title = pickText(page.title, languages) ?? id;
      return url === undefined ? { id, title, text: getPageText(page, languages) } : { id, title, url };
    },

    async getPlugin({ params }, { realm, languages }) {
      const plugin = realm.settings.plugins.find(({ id }) => id === params.id);
      if (!plugin) return refuse('notFound');
      const { id, height, url } = plugin;
      return {
        id,
        title: pickText(plugin.title, languages) ?? id,
        url: url ?? buildPluginFramePath(id),
        height,
      };
    },
  };
}

type ExternalPageSettings = RealmContext['settings']['externalPages'][number];

const pageTextsMemo = createMemo<ExternalPageSettings, ReturnType<typeof toRichText>>(
  defineMemo({
    name: 'external pages',
    holds: 'the sanitised text of an external page for one list of fallback languages',
    owner: 'the page in the loaded version of a realm',
    maxEntries: 200,
    replacedBy: ['RealmChanged'],
  }),
);

function getPageText(page: ExternalPageSettings, languages: readonly string[]) {
  return pageTextsMemo.getOrCreate(page, languages.join(), () =>
    toRichText(pickText(page.text, languages) ?? ''),
  );
}
