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
    .action((title: string, trailers: string[], options: RealmOption) =>
      withRealm('trailer set', options, async (platform, { id }) => {
        await applyTrailers(platform, id, { title, trailers });
        const count = trailers.length;
        process.stdout.write(
          `${pc.green('✓')} ${title} has ${count} ${count === 1 ? 'trailer' : 'trailers'}.\n`,
        );
      }),
    );

  return trailer;
}

/** Sets all trailers, or none. */
export async function applyTrailers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  realmId: number,
  { title, trailers }: { title: string; trailers: readonly string[] },
): Promise<void> {
  const owner = await findContent(db, { realmId, publicId: title });
  if (!owner || !(isVideo(owner.type) || owner.type === 'SERIES'))
    throw new CommandError(`There is no video or series with the id ${title}.`);
  const ids: number[] = [];
  for (const publicId of new Set(trailers)) {
    const video = await findContent(db, { realmId, publicId });
    const type: string | undefined = video?.type;
    if (!video || video.id === owner.id || (type !== 'VIDEO' && type !== 'TRAILER')) {
      throw new CommandError(
        `${publicId} cannot be a trailer of ${title}: a trailer must be another video that is not an episode.`,
      );
    }
    ids.push(video.id);
  }
  await setTrailers(db, { realmId, title: owner, trailerIds: ids, now: clock.now() });
}
