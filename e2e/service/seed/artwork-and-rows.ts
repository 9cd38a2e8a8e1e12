// What titles and pages of the journeys are made from.
import sharp from 'sharp';
import { storeMaster } from '../../../apps/server/src/domains/media/index.ts';
import type { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { setArtwork, type Texts } from '../../../apps/server/src/domains/titles/index.ts';
import type { Services } from '../../../apps/server/src/services.ts';

export const text = (en: string, es: string, ar: string): Texts => ({
  en: { title: en, tagline: 'A line to remember.', description: `${en} is a film about a long way home.` },
  es: { title: es, description: `${es} es una película sobre un largo camino a casa.` },
  ar: { title: ar, description: `${ar} فيلم عن طريق طويل إلى البيت.` },
});

type Source = Parameters<typeof putSection>[1]['buckets'][number]['source'];

export const row = (exid: string, names: Record<string, string>, source: Source) => ({
  publicId: exid,
  exid,
  names,
  rowType: 'basic' as const,
  rowCount: 1 as const,
  displayPosters: false,
  showItemPosition: false,
  source,
});

/** Plain pictures in one colour. */
export async function addPictures(
  { db, storage, clock }: Services,
  { realmId, contentId, colour }: { realmId: number; contentId: number; colour: string },
): Promise<void> {
  const sizes = { thumbnail: [640, 360], hero: [1280, 720], heroPortrait: [720, 960] } as const;
  for (const [kind, [width, height]] of Object.entries(sizes)) {
    const data = await sharp({ create: { width, height, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    const master = await storeMaster(storage, { data });
    await setArtwork(db, { realmId, contentId, kind: kind as 'hero', ...master, now: clock.now() });
  }
}
