import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Listener } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Storage } from '../../platform/storage/index.ts';

/** The services that the media domain needs. */
export interface MediaServices {
  readonly db: Database;
  readonly listener: Listener;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly log: Log;
  readonly config: {
    readonly dataDir: string;
    readonly ffmpegPath: string;
    readonly ffprobePath: string;
    readonly encodePriority: 'low' | 'normal';
    /** Folders that may be imported over HTTP, by the key of the realm. */
    readonly importDirs: ReadonlyMap<string, readonly string[]>;
  };
}
