// Replaces a page in one step: nobody sees half of the old one and half of the new.
import { type Executor, json, type Trx, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { newId } from '../../../platform/ids/index.ts';
import { assertSameRealm } from '../../titles/index.ts';
import type { NewBucket, NewHero, NewSection, RowData } from '../section-input.ts';

export function putSection(executor: Executor, section: NewSection): Promise<void> {
  return transaction(executor, async (trx) => {
    await assertSameRealm(trx, section.realmId, titlesOf(section));
    const { id } = await trx
      .insertInto('section')
      .values({ realm_id: section.realmId, key: section.key, title: json(section.title) })
      .onConflict((conflict) =>
        conflict.columns(['realm_id', 'key']).doUpdateSet({ title: json(section.title) }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const place = { realmId: section.realmId, sectionId: id };
    await trx.deleteFrom('hero').where('section_id', '=', id).execute();
    await trx.deleteFrom('bucket').where('section_id', '=', id).execute();
    for (const [position, hero] of section.heroes.entries()) await insertHero(trx, place, position, hero);
    for (const [position, row] of section.buckets.entries()) await insertBucket(trx, place, position, row);
    await emit(trx, {
      realmId: section.realmId,
      type: 'StageChanged',
      payload: { section: section.key },
    });
  });
}

interface Place {
  realmId: number;
  sectionId: number;
}

async function insertHero(trx: Trx, place: Place, position: number, hero: NewHero): Promise<void> {
  await trx
    .insertInto('hero')
    .values({
      public_id: hero.publicId ?? newId<'Hero'>(),
      realm_id: place.realmId,
      section_id: place.sectionId,
      position,
      content_id: hero.contentId ?? null,
      data: json(hero.data),
    })
    .execute();
}

async function insertBucket(trx: Trx, place: Place, position: number, row: NewBucket): Promise<void> {
  const { source } = row;
  const { id } = await trx
    .insertInto('bucket')
    .values({
      public_id: row.publicId ?? newId<'Bucket'>(),
      realm_id: place.realmId,
      section_id: place.sectionId,
      position,
      exid: row.exid,
      type: row.type ?? 'VOD_PLAYLIST',
      names: json(row.names),
      row_type_data: json(rowDataOf(row)),
      source: json(source.kind === 'list' ? { kind: 'list' } : source),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (source.kind !== 'list' || source.items.length === 0) return;
  const items = source.items.map((contentId, at) => ({
    bucket_id: id,
    position: at,
    content_id: contentId,
  }));
  await trx.insertInto('bucket_item').values(items).execute();
}

function rowDataOf(row: NewBucket): RowData {
  const { publicId: _, exid: __, type: ___, names: ____, source: _____, ...data } = row;
  return { ...data, hideMetadata: data.hideMetadata ?? false };
}

function titlesOf({ heroes, buckets }: NewSection): number[] {
  return [
    ...heroes.flatMap(({ contentId }) => contentId ?? []),
    ...buckets.flatMap(({ source }) => (source.kind === 'list' ? source.items : [])),
    ...buckets.flatMap(({ background }) => background?.contentId ?? []),
  ];
}
