import { textIn } from '@matinee/rules';
import { type Handlers, type RealmContext, refuse } from '../../../platform/http/index.ts';
import { frameAddress } from './plugin-frames.ts';
import { richText } from './sanitise.ts';

export function writtenPageHandlers(): Handlers<'getExternalPage' | 'getPlugin'> {
  return {
    async getExternalPage({ params }, { realm, languages }) {
      const page = realm.settings.externalPages.find(({ id }) => id === params.pageId);
      if (!page) return refuse('notFound');
      const { id, url } = page;
      const title = textIn(page.title, languages) ?? id;
      return url === undefined ? { id, title, text: textOf(page, languages) } : { id, title, url };
    },

    async getPlugin({ params }, { realm, languages }) {
      const plugin = realm.settings.plugins.find(({ id }) => id === params.id);
      if (!plugin) return refuse('notFound');
      const { id, height, url } = plugin;
      return { id, title: textIn(plugin.title, languages) ?? id, url: url ?? frameAddress(id), height };
    },
  };
}

type Page = RealmContext['settings']['externalPages'][number];

const read = new WeakMap<Page, Map<string, ReturnType<typeof richText>>>();

/** Read once a language and version of the realm. */
function textOf(page: Page, languages: readonly string[]) {
  const known = read.get(page) ?? new Map();
  read.set(page, known);
  const key = languages.join();
  const nodes = known.get(key) ?? richText(textIn(page.text, languages) ?? '');
  known.set(key, nodes);
  return nodes;
}
