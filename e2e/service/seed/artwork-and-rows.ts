// Texts, artwork and rows of seeded titles and pages.
import sharp from 'sharp';
import { storeMaster } from '../../../apps/server/src/domains/media/index.ts';
import type { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { type ContentTexts, setArtwork } from '../../../apps/server/src/domains/titles/index.ts';
import type { Services } from '../../../apps/server/src/services.ts';

export const createTexts = (en: string, es: string, ar: string): ContentTexts => ({
  en: { title: en, tagline: 'A line to remember.', description: `${en} is a film about a long way home.` },
  es: { title: es, description: `${es} es una película sobre un largo camino a casa.` },
  ar: { title: ar, description: `${ar} فيلم عن طريق طويل إلى البيت.` },
});

type BucketSource = Parameters<typeof putSection>[1]['buckets'][number]['source'];

export const createRow = (exid: string, names: Record<string, string>, source: BucketSource) => ({
  publicId: exid,
  exid,
  names,
  rowType: 'basic' as const,
  rowCount: 1 as const,
  displayPosters: false,
  showItemPosition: false,
  source,
});

const artworkSizes = { thumbnail: [640, 360], hero: [1280, 720], heroPortrait: [720, 960] } as const;

type Masters = [kind: keyof typeof artworkSizes, master: Awaited<ReturnType<typeof storeMaster>>][];

/** The artwork of each colour is stored once. */
const mastersByColour = new Map<string, Promise<Masters>>();

async function storeMasters(storage: Services['storage'], colour: string): Promise<Masters> {
  const storedMasters: Masters = [];
  for (const kind of ['thumbnail', 'hero', 'heroPortrait'] as const) {
    const [width, height] = artworkSizes[kind];
    const image = sharp({ create: { width, height, channels: 3, background: colour } });
    storedMasters.push([kind, await storeMaster(storage, { data: await image.jpeg().toBuffer() })]);
  }
  return storedMasters;
}

/** Adds plain artwork in one colour to a title. */
export async function addArtwork(
  { db, storage, clock }: Services,
  { realmId, contentId, colour }: { realmId: number; contentId: number; colour: string },
): Promise<void> {
  const mastersPromise = mastersByColour.get(colour) ?? storeMasters(storage, colour);
  mastersByColour.set(colour, mastersPromise);
  for (const [kind, master] of await mastersPromise)
    await setArtwork(db, { realmId, contentId, kind, ...master, now: clock.now() });
}
