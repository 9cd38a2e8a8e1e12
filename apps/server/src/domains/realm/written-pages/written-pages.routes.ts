import { pickText } from '@matinee/rules';
import type { Handlers, RealmContext } from '../../../calls/index.ts';
import { createMemo, defineMemo } from '../../../platform/cache/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { frameAddress } from './plugin-frames.ts';
import { richText } from './sanitise.ts';

export function writtenPageHandlers(): Handlers<'getExternalPage' | 'getPlugin'> {
  return {
    async getExternalPage({ params }, { realm, languages }) {
      const page = realm.settings.externalPages.find(({ id }) => id === params.pageId);
      if (!page) return refuse('notFound');
      const { id, url } = page;
      const title = pickText(page.title, languages) ?? id;
      return url === undefined ? { id, title, text: textOf(page, languages) } : { id, title, url };
    },

    async getPlugin({ params }, { realm, languages }) {
      const plugin = realm.settings.plugins.find(({ id }) => id === params.id);
      if (!plugin) return refuse('notFound');
      const { id, height, url } = plugin;
      return { id, title: pickText(plugin.title, languages) ?? id, url: url ?? frameAddress(id), height };
    },
  };
}

type Page = RealmContext['settings']['externalPages'][number];

const texts = createMemo<Page, ReturnType<typeof richText>>(
  defineMemo({
    name: 'written pages',
    holds: 'the sanitised text of a written page in one chain of languages',
    owner: 'the page in the loaded version of a realm',
    maxEntries: 200,
    replacedBy: ['RealmChanged'],
  }),
);

function textOf(page: Page, languages: readonly string[]) {
  return texts.getOrCreate(page, languages.join(), () => richText(pickText(page.text, languages) ?? ''));
}
