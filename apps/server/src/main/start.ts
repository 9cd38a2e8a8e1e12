// Starts the service. The database starts while the rest of the program loads.
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
  const platformPromise = openPlatform(config, { log, name: 'server' });
  // Added before the platform is open, so that Ctrl-C during the start stops the database too.
  shutdown.add('platform', () =>
    platformPromise.then(
      (platform) => platform.close(),
      () => {},
    ),
  );
  const servePromise = import('./serve.ts');
  // Awaited later, so that an error of the database is reported first.
  servePromise.catch(() => {});
  try {
    const platform = await platformPromise;
    const { serve } = await createStep(log)('Loading the program', () => servePromise);
    if (!shutdown.hasStarted) await serve({ ...platform, config, log }, shutdown);
  } catch (error) {
    // A shutdown during the start has closed the services that this code uses, so errors are expected.
    const wasStopping = shutdown.hasStarted;
    await shutdown.run();
    if (!wasStopping) throw error;
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
