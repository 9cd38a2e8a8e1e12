// The complete service of the journeys: API calls, pages and jobs.

import { mediaGroup } from '../../apps/server/src/domains/media/index.ts';
import { type BuiltApp, buildApp } from '../../apps/server/src/main/build-app.ts';
import { readConfig } from '../../apps/server/src/main/config.ts';
import { openPlatform } from '../../apps/server/src/main/open-platform.ts';
import { createJobWorker } from '../../apps/server/src/main/worker.ts';
import { servePages } from '../../apps/server/src/pages/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import type { Services } from '../../apps/server/src/services.ts';

export type App = BuiltApp['app'];

export interface OpenService {
  services: Services;
  /** Builds the app; the realms must exist before. */
  buildApp(): Promise<App>;
  close(): Promise<void>;
}

export async function openService(): Promise<OpenService> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  const platform = await openPlatform(config, { log, name: 'journeys' });
  const services: Services = { ...platform, config, log };
  const worker = createJobWorker(services, {
    lanes: [
      { group: 'default', slots: 1 },
      { group: mediaGroup, slots: 1 },
    ],
  });
  worker.start();
  let app: App | undefined;
  return {
    services,
    async buildApp() {
      ({ app } = await buildApp(services, { servePages }));
      return app;
    },
    async close() {
      await app?.close();
      await worker.stop();
      await platform.close();
    },
  };
}
