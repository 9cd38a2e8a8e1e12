// Starts the service. The database starts while the rest of the program loads.
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '../platform/log/index.ts';
import {
  createShutdown,
  createStepRunner,
  onSupervisorGone,
  STARTUP_ERROR_EXIT_CODE,
  StartupError,
} from '../platform/process/index.ts';
import { readConfig } from './config.ts';
import { openPlatform } from './open-platform.ts';
import { toStartupError } from './startup/to-startup-error.ts';

/** A start that is stopped ends within this time. */
const stopTimeoutMs = 4_000;

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  const shutdown = createShutdown({ log });
  shutdown.runOnSignals();
  onSupervisorGone(() => process.kill(process.pid, 'SIGTERM'));
  const startController = new AbortController();
  const platformPromise = openPlatform(config, { log, name: 'server', signal: startController.signal });
  let isOpen = false;
  // Added before the platform is open, so that Ctrl-C during the start stops the database too.
  shutdown.add('platform', async () => {
    startController.abort();
    const closePromise = platformPromise.then(
      (platform) => platform.close(),
      () => {},
    );
    await (isOpen ? closePromise : Promise.race([closePromise, sleep(stopTimeoutMs)]));
  });
  const modulePromise = import('./start-roles.ts');
  // Awaited later, so that an error of the database is reported first.
  modulePromise.catch(() => {});
  try {
    const platform = await platformPromise;
    isOpen = true;
    const { startRoles } = await createStepRunner(log)('Loading the program', () => modulePromise);
    if (!shutdown.hasStarted) await startRoles({ ...platform, config, log }, shutdown);
  } catch (error) {
    // A shutdown during the start has closed the services that this code uses, so errors are expected.
    const wasStopping = shutdown.hasStarted;
    await shutdown.run();
    if (!wasStopping) throw error;
  }
}

start().catch((error: unknown) => {
  const startupError = toStartupError(error);
  const isExpected = startupError instanceof StartupError;
  console.error(isExpected ? startupError.message : error);
  process.exit(isExpected && !startupError.isTransient ? STARTUP_ERROR_EXIT_CODE : 1);
});
