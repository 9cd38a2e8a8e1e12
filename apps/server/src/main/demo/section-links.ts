// Links to the sections that wear a picture: content of their own, for rows to list.
import { demoSections } from '@matinee/demo';
import { createSectionLink, setArtwork } from '../../domains/titles/index.ts';
import { pictureRow } from './pictures.ts';
import type { SeedFrame } from './seed-frame.ts';

/** The key of the link to a section. */
export const linkKey = (section: string): string => `section-${section}`;

/** Calls `made` with the key and the database key of each link. */
export async function seedSectionLinks(
  { trx, realmId, now }: SeedFrame,
  made: (key: string, id: number) => void,
): Promise<void> {
  for (const { id: section, name, artworkKey: picturedBy } of demoSections) {
    if (!picturedBy) continue;
    const texts = Object.fromEntries(Object.entries(name).map(([language, title]) => [language, { title }]));
    const publicId = linkKey(section);
    const link = await createSectionLink(trx, { realmId, now, publicId, texts, section });
    // Hero artwork carries no lettering that would speak against the section's name.
    const picture = { ...pictureRow({ key: picturedBy, kind: 'hero' }), kind: 'thumbnail' as const };
    await setArtwork(trx, { realmId, contentId: link.id, ...picture, now });
    made(publicId, link.id);
  }
}
