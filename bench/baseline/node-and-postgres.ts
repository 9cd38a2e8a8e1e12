// A minimal Node server that starts its own embedded PostgreSQL and queries it.
import { createServer } from 'node:http';
import { Client, startEmbeddedDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';

const { DATA_DIR = '', PORT } = process.env;
const database = await startEmbeddedDatabase({
  dataDir: DATA_DIR,
  log: createLog({ level: 'error' }),
  name: 'baseline',
});
const client = new Client(database.connectionConfig);
await client.connect();
const server = createServer(async (_request, response) => {
  const { rows } = await client.query('SELECT 1 AS one');
  response.end(JSON.stringify(rows));
}).listen(Number(PORT), '127.0.0.1');

process.once('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await client.end();
  await database.stop();
  process.exit(0);
});
