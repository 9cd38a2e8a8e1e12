// Starts the roles of this process on an open platform.
import { createImageVariants } from '../domains/media/index.ts';
import { servePages } from '../pages/index.ts';
import { limitCaches, startCacheCleanup } from '../platform/cache/index.ts';
import { type Listening, listen } from '../platform/http/index.ts';
import { watchEventLoopDelay } from '../platform/overload/index.ts';
import { createStepRunner, notifySupervisor, type Shutdown } from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { buildApp } from './build-app.ts';
import { createDemoRealm, drawDemoArtwork, listDemoAccounts, updateDemoCalendar } from './demo/index.ts';
import { startMaintenance } from './maintenance.ts';
import { printAddresses } from './startup/print-addresses.ts';

export async function serve(services: Services, shutdown: Shutdown): Promise<void> {
  const { config, log } = services;
  const step = createStepRunner(log);
  limitCaches(config.cacheMegabytes * 2 ** 20);
  shutdown.add('cache cleanup', startCacheCleanup());
  if (config.demo) {
    await step('Creating the demo realm', () => createDemoRealm(services));
    await step('Updating the demo realm', () => updateDemoCalendar(services));
  }
  const variants = createImageVariants(services.storage, drawDemoArtwork);

  let listening: Listening | undefined;
  if (config.roles.has('web')) {
    const eventLoopDelay = watchEventLoopDelay();
    const { app } = await step('Building the service', () =>
      buildApp(services, { variants, eventLoopDelay, servePages }),
    );
    shutdown.add('web', async () => {
      eventLoopDelay.stop();
      await Promise.all([listening?.stopAccepting(), app.close()]);
    });
    shutdown.add('maintenance', startMaintenance(services));
    listening = await listen(app, config);
  }
  if (config.roles.has('worker')) {
    const { startWorker } = await import('./worker.ts');
    await startWorker(services, variants, shutdown);
  }
  notifySupervisor();
  // Last: once the address is printed, the service restarts after a crash.
  if (listening) printAddresses(listening.address, config, await listDemoAccounts(services));
}
