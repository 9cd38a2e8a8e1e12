import type { PlaybackContentStatus } from '@matinee/contract';
import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

export interface EpgTables {
  programme: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    channel_id: number;
    /** A half-open tstzrange. */
    during: string;
    texts: unknown;
    artwork_id: number | null;
    playback: Generated<PlaybackContentStatus>;
  };
}

export const tables = createTableAccess<EpgTables, ReadableTitles>();
