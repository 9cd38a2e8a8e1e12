// Starts the roles of this process on an open platform.
import { createImageVariants } from '../domains/media/index.ts';
import { servePages } from '../pages/index.ts';
import { limitCaches, startCacheCleanup } from '../platform/cache/index.ts';
import { type ListeningServer, listen } from '../platform/http/index.ts';
import { startEventLoopMonitor } from '../platform/overload/index.ts';
import { createStepRunner, notifySupervisor, type Shutdown } from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { buildApp } from './build-app.ts';
import { createDemoRealm, drawDemoArtwork, listDemoAccounts, updateDemoCalendar } from './demo/index.ts';
import { startMaintenance } from './maintenance.ts';
import { printAddresses } from './startup/print-addresses.ts';

export async function startRoles(services: Services, shutdown: Shutdown): Promise<void> {
  const { config, log } = services;
  const runStep = createStepRunner(log);
  limitCaches(config.cacheMegabytes * 2 ** 20);
  shutdown.add('cache cleanup', startCacheCleanup());
  if (config.demo) {
    await runStep('Creating the demo realm', () => createDemoRealm(services));
    await runStep('Updating the demo realm', () => updateDemoCalendar(services));
  }
  const variants = createImageVariants(services.storage, drawDemoArtwork);

  let listeningServer: ListeningServer | undefined;
  if (config.roles.has('web')) {
    const eventLoopMonitor = startEventLoopMonitor();
    const { app } = await runStep('Building the service', () =>
      buildApp(services, { variants, eventLoopMonitor, servePages }),
    );
    shutdown.add('web', async () => {
      eventLoopMonitor.stop();
      await Promise.all([listeningServer?.stopAccepting(), app.close()]);
    });
    shutdown.add('maintenance', startMaintenance(services));
    listeningServer = await listen(app, config);
  }
  if (config.roles.has('worker')) {
    const { startWorker } = await import('./worker.ts');
    await startWorker(services, variants, shutdown);
  }
  notifySupervisor();
  // Last: once the address is printed, the service restarts after a crash.
  if (listeningServer) printAddresses(listeningServer.address, config, await listDemoAccounts(services));
}
