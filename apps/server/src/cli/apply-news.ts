// Writes the feeds and items of a news file: all of it, or nothing and every error.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type NewsFile, newsFile } from '@matinee/contract';
import type { RealmContext } from '../calls/index.ts';
import { type MasterImage, storeMaster } from '../domains/media/index.ts';
import { parseRichParagraphs, putFeed, putItem } from '../domains/news/index.ts';
import { setArtwork } from '../domains/titles/index.ts';
import type { Platform } from '../main/open-platform.ts';
import { transaction } from '../platform/database/index.ts';
import { emit } from '../platform/events/index.ts';
import { CommandError } from './support/command-error.ts';
import { readJsonFile } from './support/read-json-file.ts';

type Feed = NewsFile['feeds'][number];
type Item = NonNullable<Feed['items']>[number];

/** Returns how many feeds and items the file has. */
export async function applyNews(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  realm: Pick<RealmContext, 'id' | 'settings'>,
  file: string,
): Promise<{ feeds: number; items: number }> {
  const { feeds } = await readJsonFile(newsFile, file);
  const faults = faultsOf(feeds, realm.settings, file);
  if (faults.length > 0) {
    throw new CommandError([`${file} has faults; nothing was changed.`, ...faults].join('\n  '));
  }
  const pictures = await storePictures(storage, feeds, file);
  const frame = { realmId: realm.id, now: clock.now() };
  await transaction(db, async (trx) => {
    for (const { name, title, source, items = [] } of feeds) {
      const language = source?.language ?? realm.settings.defaultLanguage;
      const { id: feedId } = await putFeed(trx, {
        ...frame,
        name,
        titles: title,
        ...(source && { source: { ...source, language } }),
      });
      for (const item of items) {
        const picture = pictures.get(item);
        const artwork =
          picture && (await setArtwork(trx, { ...frame, contentId: null, kind: 'thumbnail', ...picture }));
        await putItem(trx, { ...frame, feedId, ...written(item), artworkId: artwork?.id });
      }
      // Once more, behind the items.
      await emit(trx, { realmId: realm.id, type: 'NewsChanged', payload: { feedName: name } });
    }
  });
  return { feeds: feeds.length, items: feeds.reduce((sum, { items = [] }) => sum + items.length, 0) };
}

function written({ key, title, summary = {}, text = {}, author, link, publishedAt }: Item) {
  const texts = Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, parseRichParagraphs(html)]),
  );
  return {
    key,
    publicId: key,
    titles: title,
    summaries: summary,
    texts,
    author,
    link,
    publishedAt: Temporal.Instant.from(publishedAt),
  };
}

function faultsOf(feeds: readonly Feed[], settings: RealmContext['settings'], file: string): string[] {
  const { defaultLanguage, languages } = settings;
  const faults: string[] = [];
  const needsTitle = (title: Feed['title'], path: string) => {
    if (!title[defaultLanguage]) {
      faults.push(`${path}.title: a title in the default language "${defaultLanguage}" is required`);
    }
  };
  const needsOwn = <T>(of: readonly T[], nameOf: (one: T) => string, pathOf: (index: number) => string) =>
    of.forEach((one, index) => {
      const first = of.findIndex((other) => nameOf(other) === nameOf(one));
      if (first !== index) faults.push(`${pathOf(index)}: ${nameOf(one)} stands twice`);
    });
  needsOwn(
    feeds,
    ({ name }) => name,
    (index) => `feeds.${index}.name`,
  );
  feeds.forEach(({ title, source, items = [] }, index) => {
    const path = `feeds.${index}`;
    needsTitle(title, path);
    if (source?.language && !languages.includes(source.language)) {
      faults.push(`${path}.source.language: the realm has no language "${source.language}"`);
    }
    needsOwn(
      items,
      ({ key }) => key,
      (at) => `${path}.items.${at}.key`,
    );
    items.forEach((item, at) => {
      needsTitle(item.title, `${path}.items.${at}`);
      if (item.picture !== undefined && !existsSync(resolve(dirname(file), item.picture))) {
        faults.push(`${path}.items.${at}.picture: there is no file ${item.picture}`);
      }
    });
  });
  return faults;
}

async function storePictures(
  storage: Platform['storage'],
  feeds: readonly Feed[],
  file: string,
): Promise<Map<Item, MasterImage>> {
  const stored = new Map<Item, MasterImage>();
  const faults: string[] = [];
  for (const item of feeds.flatMap(({ items = [] }) => items)) {
    if (item.picture === undefined) continue;
    const path = resolve(dirname(file), item.picture);
    const picture = await storeMaster(storage, { file: path }).catch(() => null);
    if (picture) stored.set(item, picture);
    else faults.push(`the picture of ${item.key} is no picture that can be read: ${path}`);
  }
  if (faults.length > 0) {
    throw new CommandError([`${file} has faults; nothing was changed.`, ...faults].join('\n  '));
  }
  return stored;
}
