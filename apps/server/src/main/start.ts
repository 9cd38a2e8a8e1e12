// The service. The database starts while the rest of the program is read.
import { createLog } from '../platform/log/index.ts';
import {
  createShutdown,
  createStep,
  onSupervisorGone,
  STARTUP_ERROR_EXIT_CODE,
  StartupError,
} from '../platform/process/index.ts';
import { readConfig } from './config.ts';
import { openPlatform } from './open-platform.ts';

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  const shutdown = createShutdown({ log });
  shutdown.onSignals();
  onSupervisorGone(() => process.kill(process.pid, 'SIGTERM'));
  const opening = openPlatform(config, { log, name: 'server' });
  // Added before it is open: a Ctrl-C meanwhile leaves no database behind.
  shutdown.add('platform', () =>
    opening.then(
      (platform) => platform.close(),
      () => {},
    ),
  );
  const reading = import('./serve.ts');
  // Looked at later; a database that cannot be opened is told first.
  reading.catch(() => {});
  try {
    const platform = await opening;
    const { serve } = await createStep(log)('Reading the program', () => reading);
    if (!shutdown.begun) await serve({ ...platform, config, log }, shutdown);
  } catch (error) {
    // Whoever asked us to stop meanwhile has closed what we were using.
    const asked = shutdown.begun;
    await shutdown.run();
    if (!asked) throw error;
  }
}

start().catch((error) => {
  if (error instanceof StartupError) {
    console.error(error.message);
    process.exit(STARTUP_ERROR_EXIT_CODE);
  }
  console.error(error);
  process.exit(1);
});
