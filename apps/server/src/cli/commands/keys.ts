// `matinee keys …`: the keys that sign access tokens and playback tokens.
import { Command } from 'commander';
import { listJwtKeys, revokeOldJwtKeys, rotateJwtKeys } from '../../platform/jwt-keys/index.ts';
import { withPlatform } from '../support/with-platform.ts';

export function createKeysCommand(): Command {
  const keys = new Command('keys').description('Keys that sign access tokens and playback tokens.');

  keys
    .command('list')
    .description(
      'List the keys, the newest first: the one that signs, and those whose tokens are still valid.',
    )
    .action(() =>
      withPlatform('keys list', async ({ secrets, clock }) => {
        for (const { kid, createdAt, state } of await listJwtKeys(secrets, clock.now()))
          process.stdout.write(`${kid}  ${createdAt.toString({ smallestUnit: 'second' })}  ${state}\n`);
      }),
    );

  keys
    .command('rotate')
    .description(
      'Add a key that signs from the next minute on. Tokens that the old key has signed stay valid.',
    )
    .option('--revoke', 'delete the old keys, because somebody may know them: their tokens are refused')
    .action(({ revoke = false }: { revoke?: boolean }) =>
      withPlatform('keys rotate', async ({ secrets, clock }) => {
        const { kid } = await rotateJwtKeys(secrets, clock.now());
        if (revoke) await revokeOldJwtKeys(secrets);
        const [newestKey] = await listJwtKeys(secrets, clock.now());
        const outcome =
          newestKey?.state === 'next'
            ? `Key ${kid} signs in a minute. Tokens of the old key stay valid.`
            : `Key ${kid} signs. There are no other keys.`;
        process.stdout.write(`${outcome}\n`);
      }),
    );

  return keys;
}
