// News of the realm of the journeys: two feeds, more items than fit on a page, and one with hostile words.
import { putFeed, putItem, richParagraphs } from '../../../apps/server/src/domains/news/index.ts';
import type { Services } from '../../../apps/server/src/services.ts';

const words = (en: string, es: string, ar: string) => ({ en, es, ar });

const hostile =
  '<h2>What happened</h2><p onclick="fail()">Plain <strong>words</strong>.<script>document.title="fail"</script></p>' +
  '<img src=x onerror="document.title=\'fail\'"><a href="javascript:document.title=\'fail\'">a bad way</a> <a href="/browse">a way on</a>';

export async function seedNews({ db, clock }: Services, { realmId }: { realmId: number }): Promise<void> {
  const now = clock.now();
  const feed = async (name: string, titles: Record<string, string>) =>
    (await putFeed(db, { realmId, name, titles, now })).id;
  const desk = await feed('desk', words('The desk', 'La mesa', 'المكتب'));
  const field = await feed('field', words('The field', 'El campo', 'الميدان'));
  const add = (feedId: number, key: string, title: string, minutes: number, text = '<p>Text.</p>') =>
    putItem(db, {
      realmId,
      feedId,
      key,
      publicId: key,
      titles: words(title, `${title} (es)`, `${title} (ar)`),
      summaries: { en: `${title}, in short.` },
      texts: { en: richParagraphs(text), ar: richParagraphs('<p>نص.</p>') },
      publishedAt: now.subtract({ minutes }),
      now,
    });
  await add(desk, 'opening', 'Opening night', 1, hostile);
  await add(field, 'rain', 'Rain stops play', 2);
  for (let at = 1; at <= 26; at++) await add(desk, `note-${at}`, `Note ${at}`, 10 + at);
}
