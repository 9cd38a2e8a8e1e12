// Writes the feeds and items of a news file in one transaction. Three checks come first: its schema, its consistency
// with itself and the realm, its images. The first that fails reports all its errors, and no row is written.
import { existsSync } from 'node:fs';
import { type NewsFile, newsFile } from '@matinee/contract';
import type { RealmContext } from '../calls/index.ts';
import { type StoredMaster, storeMaster } from '../domains/media/index.ts';
import { parseRichBlocks, putFeed, putItem } from '../domains/news/index.ts';
import { type FocalPoint, setArtwork } from '../domains/titles/index.ts';
import type { Platform } from '../main/open-platform.ts';
import { runInTransaction } from '../platform/database/index.ts';
import { emit } from '../platform/events/index.ts';
import { resolveImageFile } from './store-images.ts';
import { CommandError } from './support/command-error.ts';
import { readJsonFile } from './support/read-json-file.ts';

type Feed = NewsFile['feeds'][number];
type Item = NonNullable<Feed['items']>[number];

/** Returns the number of feeds and items in the file. */
export async function applyNews(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  realm: Pick<RealmContext, 'id' | 'settings'>,
  file: string,
): Promise<{ feedCount: number; itemCount: number }> {
  const { feeds } = await readJsonFile(newsFile, file);
  const issues = findIssues(feeds, realm.settings, file);
  if (issues.length > 0) {
    throw new CommandError([`${file} has errors. Nothing was changed.`, ...issues].join('\n  '));
  }
  const images = await storeItemImages(storage, feeds, file);
  const context = { realmId: realm.id, now: clock.now() };
  await runInTransaction(db, async (trx) => {
    for (const { name, title, source, items = [] } of feeds) {
      const language = source?.language ?? realm.settings.defaultLanguage;
      const { id: feedId } = await putFeed(trx, {
        ...context,
        name,
        titles: title,
        ...(source && { source: { ...source, language } }),
      });
      for (const item of items) {
        const image = images.get(item);
        const artwork =
          image && (await setArtwork(trx, { ...context, contentId: null, kind: 'thumbnail', ...image }));
        await putItem(trx, { ...context, feedId, ...toNewItem(item), artworkId: artwork?.id });
      }
      // `putFeed` has emitted the event too, but before the items were written.
      await emit(trx, { realmId: realm.id, type: 'NewsChanged', payload: { feedName: name } });
    }
  });
  const itemCount = feeds.reduce((sum, { items = [] }) => sum + items.length, 0);
  return { feedCount: feeds.length, itemCount };
}

function toNewItem({ key, title, summary = {}, text = {}, author, link, publishedAt }: Item) {
  const texts = Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, parseRichBlocks(html)]),
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

function findIssues(feeds: readonly Feed[], settings: RealmContext['settings'], file: string): string[] {
  const { defaultLanguage, languages } = settings;
  const issues: string[] = [];
  const requireTitle = (title: Feed['title'], path: string) => {
    if (!title[defaultLanguage]) {
      issues.push(`${path}.title: a title in the default language "${defaultLanguage}" is required`);
    }
  };
  const requireUnique = <T>(
    entries: readonly T[],
    getName: (entry: T) => string,
    getPath: (index: number) => string,
  ) =>
    entries.forEach((entry, index) => {
      const firstIndex = entries.findIndex((candidate) => getName(candidate) === getName(entry));
      if (firstIndex !== index) issues.push(`${getPath(index)}: ${getName(entry)} is used twice`);
    });
  requireUnique(
    feeds,
    ({ name }) => name,
    (index) => `feeds.${index}.name`,
  );
  feeds.forEach(({ title, source, items = [] }, index) => {
    const path = `feeds.${index}`;
    requireTitle(title, path);
    if (source?.language && !languages.includes(source.language)) {
      issues.push(`${path}.source.language: the realm has no language "${source.language}"`);
    }
    requireUnique(
      items,
      ({ key }) => key,
      (itemIndex) => `${path}.items.${itemIndex}.key`,
    );
    items.forEach((item, itemIndex) => {
      requireTitle(item.title, `${path}.items.${itemIndex}`);
      const imagePath = item.image && resolveImageFile(file, item.image).path;
      if (imagePath && !existsSync(imagePath)) {
        issues.push(`${path}.items.${itemIndex}.image: there is no file ${imagePath}`);
      }
    });
  });
  return issues;
}

async function storeItemImages(
  storage: Platform['storage'],
  feeds: readonly Feed[],
  file: string,
): Promise<Map<Item, StoredMaster & FocalPoint>> {
  const storedImages = new Map<Item, StoredMaster & FocalPoint>();
  const issues: string[] = [];
  for (const item of feeds.flatMap(({ items = [] }) => items)) {
    if (item.image === undefined) continue;
    const { path, focalPoint } = resolveImageFile(file, item.image);
    const image = await storeMaster(storage, { file: path }).catch(() => null);
    if (image) storedImages.set(item, { ...image, ...focalPoint });
    else issues.push(`the image of ${item.key} is not a readable image: ${path}`);
  }
  if (issues.length > 0) {
    throw new CommandError([`${file} has errors. Nothing was changed.`, ...issues].join('\n  '));
  }
  return storedImages;
}
