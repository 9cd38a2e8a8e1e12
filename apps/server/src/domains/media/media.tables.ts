import type { PackageIndex, PackagePlan, SourceDescription } from '@matinee/media';
import type { Generated } from 'kysely';
import { createTableAccess } from '../../platform/database/index.ts';
import type { Id } from '../../platform/ids/index.ts';
import type { ReadableTitles } from '../titles/index.ts';

export type AssetId = Id<'Asset'>;
export type PackageId = Id<'Package'>;
export type ImportId = Id<'Import'>;

export type AssetState = 'queued' | 'running' | 'playable' | 'done' | 'failed' | 'refused';

/** Why a source was refused or an asset failed. */
export interface Reason {
  code: string;
  params: Record<string, unknown>;
}

/** A source that the server generates: the name of the generator, and the key of the source. */
export interface GeneratedSource {
  generator: string;
  key: string;
}

export interface AssetTable {
  id: Generated<number>;
  public_id: AssetId;
  realm_id: number;
  source_name: string;
  source_path: string | null;
  source_size: number | null;
  source_mtime: Temporal.Instant | null;
  state: Generated<AssetState>;
  description: SourceDescription | null;
  plan: PackagePlan | null;
  reason: Reason | null;
  generated_source: GeneratedSource | null;
  progress: Generated<number>;
  step: string | null;
  package_id: number | null;
  created_at: Temporal.Instant;
  updated_at: Temporal.Instant;
}

interface PackageTable {
  id: Generated<number>;
  public_id: PackageId;
  realm_id: number;
  asset_id: number;
  /** Whether it has all planned renditions, like `index.complete`. */
  complete: boolean;
  index: PackageIndex;
  created_at: Temporal.Instant;
}

interface ImportTable {
  id: Generated<number>;
  public_id: ImportId;
  realm_id: number;
  path: string;
  created_at: Temporal.Instant;
}

interface ImportItemTable {
  id: Generated<number>;
  public_id: Id<'ImportItem'>;
  realm_id: number;
  import_id: number;
  file: string;
  asset_id: number | null;
  content_id: number | null;
  reason: Reason | null;
}

export interface MediaTables {
  asset: AssetTable;
  package: PackageTable;
  import: ImportTable;
  import_item: ImportItemTable;
}

export const tables = createTableAccess<MediaTables, ReadableTitles>();
