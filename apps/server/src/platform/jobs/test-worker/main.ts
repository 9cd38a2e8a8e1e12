// A worker for tests that kill it: it claims a job, writes a checkpoint and never ends.
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../clock/index.ts';
import { type ConnectionConfig, connect, createListener } from '../../database/index.ts';
import { createLog } from '../../log/index.ts';
import { createWorker, defineJobHandler } from '../index.ts';
import { sleepJob } from './sleep-job.ts';

const connectionConfig = JSON.parse(process.argv[2] ?? '{}') as ConnectionConfig;
const log = createLog({ level: 'silent' });
const { db } = connect(connectionConfig, log);
const listener = createListener(connectionConfig, log);
await listener.start();

const handler = defineJobHandler(sleepJob, async ({ saveCheckpoint, reportProgress }) => {
  await saveCheckpoint({ reached: 'half' });
  reportProgress(0.5, 'asleep');
  await sleep(600_000);
});
const lanes = [{ group: 'default', slots: 1 }];
createWorker({ db, listener, clock: systemClock, log, handlers: [handler], lanes }).start();
process.on('disconnect', () => process.exit(0));
