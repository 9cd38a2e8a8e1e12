import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { ReadablePeople } from '../people/index.ts';
import type { ReadablePlaylists } from '../playlists/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

export interface PagesTables {
  section: { id: Generated<number>; realm_id: number; key: string; title: unknown };
  hero: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    section_id: number;
    position: number;
    content_id: number | null;
    data: unknown;
  };
  bucket: {
    id: Generated<number>;
    public_id: string;
    realm_id: number;
    section_id: number;
    position: number;
    exid: string;
    type: string;
    names: unknown;
    row_type_data: unknown;
    source: unknown;
  };
  bucket_item: { bucket_id: number; position: number; content_id: number };
}

export const tables = createTableAccess<PagesTables, ReadableTitles & ReadablePeople & ReadablePlaylists>();
