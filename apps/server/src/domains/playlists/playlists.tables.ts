import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

export interface PlaylistsTables {
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
    /** The last position already used in the gap before this item. Null means the position of the previous item. */
    last_used_position: string | null;
    content_id: number;
  };
}

/** Tables that later domains may select from. */
export type ReadablePlaylists = Pick<PlaylistsTables, 'playlist_item'>;

export const tables = createTableAccess<PlaylistsTables, ReadableTitles>();
