// The service: everything in one process.
import { createServer } from 'node:http';
import { createLog } from '../platform/log/index.ts';
import {
  announceServing,
  createShutdown,
  onSupervisorGone,
  START_FAULT_EXIT,
  StartFault,
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
  await opening;
  const server = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  shutdown.add('server', () => void server.close());
  log.info(`serving on http://${config.host}:${config.port}`);
  announceServing();
}

start().catch((error) => {
  if (error instanceof StartFault) {
    console.error(error.message);
    process.exit(START_FAULT_EXIT);
  }
  console.error(error);
  process.exit(1);
});
