// Runs the service of the journeys in a separate process: seeds the realms, then prints its URLs on standard
// output.
import { startControlServer } from './control-server.ts';
import { openService } from './open-service.ts';
import { seedInstallation } from './seed/installation.ts';

const { services, buildApp, close } = await openService();
const assetId = await seedInstallation(services);
const app = await buildApp();
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const controlServer = await startControlServer({ services, app, assetId });
console.log(JSON.stringify({ url, controlUrl: controlServer.url }));

process.once('SIGTERM', async () => {
  await controlServer.close();
  await close();
  process.exit(0);
});
