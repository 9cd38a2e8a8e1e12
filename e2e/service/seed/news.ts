// Two news feeds with more items than a page holds; one item has malicious HTML.
import { parseRichParagraphs, putFeed, putItem } from '../../../apps/server/src/domains/news/index.ts';
import type { SeedContext } from './seed-context.ts';

const texts = (en: string, es: string, ar: string) => ({ en, es, ar });

const maliciousHtml =
  '<h2>What happened</h2><p onclick="fail()">Plain <strong>words</strong>.<script>document.title="fail"</script></p>' +
  '<img src=x onerror="document.title=\'fail\'"><a href="javascript:document.title=\'fail\'">a bad way</a> <a href="/browse">a way on</a>';

export async function seedNews({ services: { db }, realmId, now }: SeedContext): Promise<void> {
  const feed = async (name: string, titles: Record<string, string>) =>
    (await putFeed(db, { realmId, name, titles, now })).id;
  const desk = await feed('desk', texts('The desk', 'La mesa', 'المكتب'));
  const field = await feed('field', texts('The field', 'El campo', 'الميدان'));
  const add = (feedId: number, key: string, title: string, minutes: number, text = '<p>Text.</p>') =>
    putItem(db, {
      realmId,
      feedId,
      key,
      publicId: key,
      titles: texts(title, `${title} (es)`, `${title} (ar)`),
      summaries: { en: `${title}, in short.` },
      texts: { en: parseRichParagraphs(text), ar: parseRichParagraphs('<p>نص.</p>') },
      publishedAt: now.subtract({ minutes }),
      now,
    });
  await add(desk, 'opening', 'Opening night', 1, maliciousHtml);
  await add(field, 'rain', 'Rain stops play', 2);
  for (let number = 1; number <= 26; number++)
    await add(desk, `note-${number}`, `Note ${number}`, 10 + number);
}
