// The services that a domain gets. Types only: main creates the services.
import type { Config } from './main/config.ts';
import type { Clock } from './platform/clock/index.ts';
import type { Database, Listener } from './platform/database/index.ts';
import type { EventHub } from './platform/events/index.ts';
import type { Log } from './platform/log/index.ts';
import type { Secrets } from './platform/secrets/index.ts';
import type { Storage } from './platform/storage/index.ts';

export interface Services {
  config: Config;
  log: Log;
  db: Database;
  listener: Listener;
  clock: Clock;
  storage: Storage;
  events: EventHub;
  secrets: Secrets;
}
