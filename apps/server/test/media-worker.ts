// A worker in its own process, for tests that kill it. The environment names the database and the folder.
import { mediaGroup } from '../src/domains/media/index.ts';
import { readConfig } from '../src/main/config.ts';
import { createJobWorker } from '../src/main/worker.ts';
import { systemClock } from '../src/platform/clock/index.ts';
import { connect, createListener } from '../src/platform/database/index.ts';
import { createEventHub } from '../src/platform/events/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { createSecrets } from '../src/platform/secrets/index.ts';
import { createDiskStorage } from '../src/platform/storage/index.ts';

const config = readConfig();
const log = createLog({ level: 'silent' });
const connectionConfig = JSON.parse(process.env.TEST_CONNECTION ?? '{}') as Parameters<typeof connect>[0];
const { db } = connect(connectionConfig, log);
const listener = createListener(connectionConfig, log);
await listener.start();
const storage = await createDiskStorage(`${config.dataDir}/storage`);
const events = createEventHub({ db, listener, log });
const secrets = createSecrets(db);
const services = { db, listener, clock: systemClock, storage, log, config, events, secrets };
createJobWorker(services, { lanes: [{ group: mediaGroup, slots: 1 }] }).start();
