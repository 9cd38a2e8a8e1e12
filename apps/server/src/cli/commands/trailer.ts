// `matinee trailer …`: which videos are the trailers of a title.
import { isVideo } from '@matinee/rules';
import { Command } from 'commander';
import pc from 'picocolors';
import { findContent, setTrailers } from '../../domains/titles/index.ts';
import type { Platform } from '../../main/open-platform.ts';
import { CommandError } from '../support/command-error.ts';
import { type RealmOption, realmOption, withRealm } from '../support/with-realm.ts';

export function trailerCommand(): Command {
  const trailer = new Command('trailer').description('Trailers of videos and series.');

  trailer
    .command('set')
    .description(
      'Make videos the trailers of a video or a series: they leave all lists. Those that it had become videos again.',
    )
    .argument('<title>', 'id of the video or series, as in its address')
    .argument('[trailers...]', 'ids of the trailers, the first one first; none takes all away')
    .addOption(realmOption())
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

/** All of them, or none. */
export async function applyTrailers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  realmId: number,
  { title, trailers }: { title: string; trailers: readonly string[] },
): Promise<void> {
  const of = await findContent(db, { realmId, publicId: title });
  if (!of || !(isVideo(of.type) || of.type === 'SERIES'))
    throw new CommandError(`There is no video or series ${title}.`);
  const ids: number[] = [];
  for (const publicId of new Set(trailers)) {
    const found = await findContent(db, { realmId, publicId });
    const type: string | undefined = found?.type;
    if (!found || found.id === of.id || (type !== 'VIDEO' && type !== 'TRAILER')) {
      throw new CommandError(
        `${publicId} cannot be a trailer of ${title}: a trailer is another video, and no episode.`,
      );
    }
    ids.push(found.id);
  }
  await setTrailers(db, { realmId, title: of, trailerIds: ids, now: clock.now() });
}
