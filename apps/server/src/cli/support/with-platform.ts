// Runs a command on an open database, whether the service is running or not.
import { readConfig } from '../../main/config.ts';
import { openPlatform, type Platform } from '../../main/open-platform.ts';
import { createLog } from '../../platform/log/index.ts';

export async function withPlatform(name: string, work: (platform: Platform) => Promise<void>): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'error' });
  const platform = await openPlatform(config, { log, name, shareDatabase: true });
  try {
    await work(platform);
  } finally {
    await platform.close();
  }
}
