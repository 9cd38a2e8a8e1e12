// Two news feeds with more items than a page holds; one item has malicious HTML.
import { parseRichBlocks, putFeed, putItem } from '../../../apps/server/src/domains/news/index.ts';
import type { SeedContext } from './seed-context.ts';

const createLocalisedTitles = (en: string, es: string, ar: string) => ({ en, es, ar });

const maliciousHtml =
  '<h2>What happened</h2><p onclick="fail()">Plain <strong>words</strong>.<script>document.title="fail"</script></p>' +
  '<img src=x onerror="document.title=\'fail\'"><a href="javascript:document.title=\'fail\'">a bad way</a> <a href="/browse">a way on</a>';

export async function seedNews({ services: { db }, realmId, now }: SeedContext): Promise<void> {
  const createFeed = async (name: string, titles: Record<string, string>) =>
    (await putFeed(db, { realmId, name, titles, now })).id;
  const deskFeedId = await createFeed('desk', createLocalisedTitles('The desk', 'La mesa', 'المكتب'));
  const fieldFeedId = await createFeed('field', createLocalisedTitles('The field', 'El campo', 'الميدان'));
  const addItem = (feedId: number, key: string, title: string, minutesAgo: number, text = '<p>Text.</p>') =>
    putItem(db, {
      realmId,
      feedId,
      key,
      publicId: key,
      titles: createLocalisedTitles(title, `${title} (es)`, `${title} (ar)`),
      summaries: { en: `${title}, in short.` },
      texts: { en: parseRichBlocks(text), ar: parseRichBlocks('<p>نص.</p>') },
      publishedAt: now.subtract({ minutes: minutesAgo }),
      now,
    });
  await addItem(deskFeedId, 'opening', 'Opening night', 1, maliciousHtml);
  await addItem(fieldFeedId, 'rain', 'Rain stops play', 2);
  for (let number = 1; number <= 26; number++)
    await addItem(deskFeedId, `note-${number}`, `Note ${number}`, 10 + number);
}
