// Everything that the roles of this process ask for, on a platform that is open.
import { createPictureVariants } from '../domains/media/index.ts';
import { servePages } from '../pages/index.ts';
import { announceServing, createStep, type Shutdown } from '../platform/process/index.ts';
import type { Services } from '../services.ts';
import { announce } from './announce.ts';
import { buildApp } from './build-app.ts';
import { bringUpToDate } from './demo/calendar.ts';
import { drawDemoPicture } from './demo/pictures.ts';
import { keepTidy } from './keep-tidy.ts';
import { listen } from './listen.ts';
import { seedDemo, signInsToShow } from './seed-demo.ts';

export async function serve(services: Services, shutdown: Shutdown): Promise<void> {
  const { config, log } = services;
  const step = createStep(log);
  if (config.demo) {
    await step('Making the demo realm', () => seedDemo(services));
    await step('Bringing the demo realm up to date', () => bringUpToDate(services));
  }
  const pictures = createPictureVariants(services.storage, drawDemoPicture);

  if (config.roles.has('web')) {
    const { app } = await step('Putting the service together', () =>
      buildApp(services, { pictures, servePages }),
    );
    shutdown.add('web', () => app.close());
    shutdown.add('sweep', keepTidy(services));
    const address = await listen(app, config);
    announce(address, config, await signInsToShow(services));
  }
  if (config.roles.has('worker')) {
    const { startWorker } = await import('./start-worker.ts');
    await startWorker(services, pictures, shutdown);
  }
  announceServing();
}
