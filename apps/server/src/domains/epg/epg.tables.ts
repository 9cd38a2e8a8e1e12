import type { PlaybackContentStatus } from '@matinee/contract';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
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
}
