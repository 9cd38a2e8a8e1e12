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
    .action((titleId: string, trailerIds: string[], options: RealmOption) =>
      withRealm('trailer set', options, async (platform, { id }) => {
        await applyTrailers(platform, id, { titleId, trailerIds });
        const count = new Set(trailerIds).size;
        process.stdout.write(
          `${pc.green('✓')} ${titleId} has ${count} ${count === 1 ? 'trailer' : 'trailers'}.\n`,
        );
      }),
    );

  return trailer;
}

/** Sets all trailers, or none. */
export async function applyTrailers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  realmId: number,
  { titleId, trailerIds }: { titleId: string; trailerIds: readonly string[] },
): Promise<void> {
  const owner = await findContent(db, { realmId, publicId: titleId });
  if (!owner || !(isVideo(owner.type) || owner.type === 'SERIES'))
    throw new CommandError(`There is no video or series with the id ${titleId}.`);
  const trailerContentIds: number[] = [];
  for (const publicId of new Set(trailerIds)) {
    const video = await findContent(db, { realmId, publicId });
    const type: string | undefined = video?.type;
    if (!video || video.id === owner.id || (type !== 'VIDEO' && type !== 'TRAILER')) {
      throw new CommandError(
        `${publicId} cannot be a trailer of ${titleId}: a trailer must be another video that is not an episode.`,
      );
    }
    trailerContentIds.push(video.id);
  }
  await setTrailers(db, { realmId, title: owner, trailerIds: trailerContentIds, now: clock.now() });
}
