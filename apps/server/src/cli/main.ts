// The operator's command line. Exit code 0: the command succeeded.
import { Command } from 'commander';
import { createDoctorCommand } from './commands/doctor.ts';
import { createGuideCommand } from './commands/guide.ts';
import { createImportCommand } from './commands/import.ts';
import { createKeysCommand } from './commands/keys.ts';
import { createLiveCommand } from './commands/live.ts';
import { createNewsCommand } from './commands/news.ts';
import { createPersonCommand } from './commands/person.ts';
import { createPlaylistCommand } from './commands/playlist.ts';
import { createProviderCommand } from './commands/provider.ts';
import { createRealmCommand } from './commands/realm.ts';
import { createSearchCommand } from './commands/search.ts';
import { createTitleCommand } from './commands/title.ts';
import { createTrailerCommand } from './commands/trailer.ts';
import { createUserCommand } from './commands/user.ts';
import { describeFailure } from './support/describe-failure.ts';

const program = new Command('matinee')
  .description('Run your own streaming service.')
  .showHelpAfterError('(use --help for the list of commands and options)')
  .addCommand(createImportCommand())
  .addCommand(createDoctorCommand())
  .addCommand(createRealmCommand())
  .addCommand(createLiveCommand())
  .addCommand(createGuideCommand())
  .addCommand(createPersonCommand())
  .addCommand(createNewsCommand())
  .addCommand(createPlaylistCommand())
  .addCommand(createSearchCommand())
  .addCommand(createTitleCommand())
  .addCommand(createTrailerCommand())
  .addCommand(createUserCommand())
  .addCommand(createProviderCommand())
  .addCommand(createKeysCommand());

try {
  await program.parseAsync();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
