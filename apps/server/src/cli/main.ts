// The operator's command line. Exit code 0: the command succeeded.
import { Command } from 'commander';
import { doctorCommand } from './commands/doctor.ts';
import { guideCommand } from './commands/guide.ts';
import { importCommand } from './commands/import.ts';
import { liveCommand } from './commands/live.ts';
import { newsCommand } from './commands/news.ts';
import { personCommand } from './commands/person.ts';
import { playlistCommand } from './commands/playlist.ts';
import { realmCommand } from './commands/realm.ts';
import { searchCommand } from './commands/search.ts';
import { titleCommand } from './commands/title.ts';
import { trailerCommand } from './commands/trailer.ts';
import { userCommand } from './commands/user.ts';
import { describeFailure } from './support/describe-failure.ts';

const program = new Command('matinee')
  .description('Run your own streaming service.')
  .showHelpAfterError('(use --help for the list of commands and options)')
  .addCommand(importCommand())
  .addCommand(doctorCommand())
  .addCommand(realmCommand())
  .addCommand(liveCommand())
  .addCommand(guideCommand())
  .addCommand(personCommand())
  .addCommand(newsCommand())
  .addCommand(playlistCommand())
  .addCommand(searchCommand())
  .addCommand(titleCommand())
  .addCommand(trailerCommand())
  .addCommand(userCommand());

try {
  await program.parseAsync();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
