// Seeds trailers. They have no artwork: pages show that of their title.

import { demoTrailers } from '@matinee/demo';
import { insertGeneratedAsset } from '../../domains/media/index.ts';
import { createTrailer } from '../../domains/titles/index.ts';
import { toNewContent } from './seed-content.ts';
import type { SeedContext } from './seed-context.ts';

/** Returns the public ids of the trailers' assets, by key. */
export async function seedTrailers(
  context: SeedContext,
  getId: (key: string) => number,
): Promise<ReadonlyMap<string, string>> {
  const { trx, realmId, now } = context;
  const assetPublicIds = new Map<string, string>();
  for (const trailer of demoTrailers) {
    const source = { generator: 'demo', key: trailer.key };
    const asset = await insertGeneratedAsset(trx, {
      realmId,
      name: `${trailer.key}.mkv`,
      source,
      now,
    });
    const { genres: _, ...content } = toNewContent(context, trailer);
    const nameTexts = Object.entries(trailer.name).map(([language, title]) => [language, { title }]);
    await createTrailer(trx, {
      ...content,
      texts: Object.fromEntries(nameTexts),
      parentId: getId(trailer.titleKey),
      rating: Number(trailer.rating),
      assetId: asset.id,
      durationMs: trailer.runtimeSeconds * 1000,
      originalLanguage: trailer.originalLanguage,
    });
    assetPublicIds.set(trailer.key, asset.public_id);
  }
  return assetPublicIds;
}
