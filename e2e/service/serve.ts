// The service of the journeys, in a process of its own. Says its address on standard output once it listens.
import { openService } from './open-service.ts';

const { build, close } = await openService();
const app = await build();
console.log(JSON.stringify({ url: await app.listen({ host: '127.0.0.1', port: 0 }) }));

process.once('SIGTERM', async () => {
  await close();
  process.exit(0);
});
