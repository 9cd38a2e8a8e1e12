// Trailers of the demo realm, as the catalogue keeps them: without pictures of their own, they wear those of their film.
import { demoTrailers } from '@matinee/demo';
import { insertMadeAsset } from '../../domains/media/index.ts';
import { createTrailer } from '../../domains/titles/index.ts';
import { contentOf } from './content.ts';
import type { SeedFrame } from './seed-frame.ts';

/** Gives back the public ids of the assets that their films will become, by key. */
export async function seedTrailers(
  frame: SeedFrame,
  idOf: (key: string) => number,
): Promise<ReadonlyMap<string, string>> {
  const { trx, realmId, now } = frame;
  const assets = new Map<string, string>();
  for (const trailer of demoTrailers) {
    const recipe = { maker: 'demo', key: trailer.key };
    const asset = await insertMadeAsset(trx, { realmId, name: `${trailer.key}.mkv`, recipe, now });
    const { genres: _, ...content } = contentOf(frame, trailer);
    const named = Object.entries(trailer.name).map(([language, title]) => [language, { title }]);
    await createTrailer(trx, {
      ...content,
      texts: Object.fromEntries(named),
      of: idOf(trailer.titleKey),
      rating: Number(trailer.rating),
      assetId: asset.id,
      durationMs: trailer.runtimeSeconds * 1000,
      originalLanguage: trailer.originalLanguage,
    });
    assets.set(trailer.key, asset.public_id);
  }
  return assets;
}
