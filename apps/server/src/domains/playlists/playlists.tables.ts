import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    playlist: {
      content_id: number;
      numbered: Generated<boolean>;
      first_position: Generated<number>;
      last_position: Generated<number>;
    };
    playlist_item: {
      playlist_id: number;
      /** A decimal number of any length. */
      position: string;
      given_until: string | null;
      content_id: number;
    };
  }
}
