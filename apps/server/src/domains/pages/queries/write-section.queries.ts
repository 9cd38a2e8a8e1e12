// Writes sections with their heroes and rows.
import { type Executor, toJsonb } from '../../../platform/database/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import { tables } from '../pages.tables.ts';
import type { BucketDisplaySettings, NewBucket, NewHero, NewSection } from '../section-input.ts';

export interface SectionIds {
  realmId: number;
  sectionId: number;
}

/** Inserts a section, or updates the title of the one with this key. Returns its database id. */
export async function saveSection(
  trx: Executor,
  { realmId, key, title }: Pick<NewSection, 'realmId' | 'key' | 'title'>,
): Promise<number> {
  const { id } = await tables(trx)
    .insertInto('section')
    .values({ realm_id: realmId, key, title: toJsonb(title) })
    .onConflict((conflict) => conflict.columns(['realm_id', 'key']).doUpdateSet({ title: toJsonb(title) }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the heroes and rows of a section. */
export async function deleteSectionContents(
  trx: Executor,
  { realmId, sectionId }: SectionIds,
): Promise<void> {
  for (const table of ['hero', 'bucket'] as const) {
    await tables(trx)
      .deleteFrom(table)
      .where('section_id', '=', sectionId)
      .where('realm_id', '=', realmId)
      .execute();
  }
}

export async function insertHero(
  trx: Executor,
  { realmId, sectionId }: SectionIds,
  position: number,
  hero: NewHero,
): Promise<void> {
  await tables(trx)
    .insertInto('hero')
    .values({
      public_id: hero.publicId ?? createId<'Hero'>(),
      realm_id: realmId,
      section_id: sectionId,
      position,
      content_id: hero.contentId ?? null,
      data: toJsonb(hero.data),
    })
    .execute();
}

export async function insertBucket(
  trx: Executor,
  { realmId, sectionId }: SectionIds,
  position: number,
  bucket: NewBucket,
): Promise<void> {
  const { source } = bucket;
  const { id } = await tables(trx)
    .insertInto('bucket')
    .values({
      public_id: bucket.publicId ?? createId<'Bucket'>(),
      realm_id: realmId,
      section_id: sectionId,
      position,
      exid: bucket.exid,
      type: bucket.type ?? 'VOD_PLAYLIST',
      names: toJsonb(bucket.names),
      row_type_data: toJsonb(createDisplaySettings(bucket)),
      source: toJsonb(source.kind === 'list' ? { kind: 'list' } : source),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (source.kind !== 'list' || source.items.length === 0) return;
  const items = source.items.map((contentId, index) => ({
    bucket_id: id,
    position: index,
    content_id: contentId,
  }));
  await tables(trx).insertInto('bucket_item').values(items).execute();
}

function createDisplaySettings(bucket: NewBucket): BucketDisplaySettings {
  const { publicId: _, exid: __, type: ___, names: ____, source: _____, ...data } = bucket;
  return { ...data, hideMetadata: data.hideMetadata ?? false };
}
