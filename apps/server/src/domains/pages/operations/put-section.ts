// Replaces a section in one transaction, so that viewers never see a mix of old and new.
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { assertSameRealm } from '../../titles/index.ts';
import {
  deleteSectionContents,
  insertBucket,
  insertHero,
  saveSection,
} from '../queries/write-section.queries.ts';
import type { NewSection } from '../section-input.ts';

export function putSection(executor: Executor, section: NewSection): Promise<void> {
  const { realmId, key, heroes, buckets } = section;
  return runInTransaction(executor, async (trx) => {
    await assertSameRealm(trx, realmId, collectContentIds(section));
    const sectionIds = { realmId, sectionId: await saveSection(trx, section) };
    await deleteSectionContents(trx, sectionIds);
    for (const [position, hero] of heroes.entries()) await insertHero(trx, sectionIds, position, hero);
    for (const [position, bucket] of buckets.entries()) await insertBucket(trx, sectionIds, position, bucket);
    await emit(trx, { realmId, type: 'SectionChanged', payload: { section: key } });
  });
}

/** Database ids of the titles in a section. */
function collectContentIds({ heroes, buckets }: NewSection): number[] {
  return [
    ...heroes.flatMap(({ contentId }) => contentId ?? []),
    ...buckets.flatMap(({ source }) => (source.kind === 'list' ? source.items : [])),
    ...buckets.flatMap(({ background }) => background?.contentId ?? []),
  ];
}
