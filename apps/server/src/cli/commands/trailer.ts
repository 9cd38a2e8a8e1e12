// `matinee trailer …`: sets the trailers of a title.
import { isVideo } from '@matinee/rules';
import { Command } from 'commander';
import pc from 'picocolors';
import { findContent, setTrailers } from '../../domains/titles/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { CommandError } from '../support/command-error.ts';
import { createRealmOption, type RealmOption, withRealm } from '../support/with-realm.ts';

export function createTrailerCommand(): Command {
  const trailer = new Command('trailer').description('Trailers of videos and series.');

  trailer
    .command('set')
    .description(
      'Replace the trailers of a video or series. Trailers appear in no list; replaced trailers become videos again.',
    )
    .argument('<title>', 'id of the video or series, as in its address')
    .argument('[trailers...]', 'ids of the trailers, in order; none removes all')
    .addOption(createRealmOption())
    .action((titlePublicId: string, trailerPublicIds: string[], options: RealmOption) =>
      withRealm('trailer set', options, async (platform, realm) => {
        await applyTrailers(platform, realm.id, { titlePublicId, trailerPublicIds });
        const count = new Set(trailerPublicIds).size;
        process.stdout.write(
          `${pc.green('✓')} ${titlePublicId} has ${count} ${count === 1 ? 'trailer' : 'trailers'}.\n`,
        );
      }),
    );

  return trailer;
}

/** Sets all trailers, or none. */
export async function applyTrailers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  realmId: number,
  { titlePublicId, trailerPublicIds }: { titlePublicId: string; trailerPublicIds: readonly string[] },
): Promise<void> {
  const title = await findContent(db, { realmId, publicId: titlePublicId });
  if (!title || !(isVideo(title.type) || title.type === 'SERIES'))
    throw new CommandError(`There is no video or series with the id ${titlePublicId}.`);
  const trailerContentIds: number[] = [];
  for (const publicId of new Set(trailerPublicIds)) {
    const video = await findContent(db, { realmId, publicId });
    const type: string | undefined = video?.type;
    if (!video || video.id === title.id || (type !== 'VIDEO' && type !== 'TRAILER')) {
      throw new CommandError(
        `${publicId} cannot be a trailer of ${titlePublicId}: a trailer must be another video that is not an episode.`,
      );
    }
    trailerContentIds.push(video.id);
  }
  await setTrailers(db, { realmId, title, trailerIds: trailerContentIds, now: clock.now() });
}
