// Previews a draft of a section: writes it under a temporary key, reads it like any other section, and rolls
// the transaction back.
import type { DraftIssue, Section, SectionDraft } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Database, runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { isRefusal } from '../../../platform/errors/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import { putSection } from '../operations/put-section.ts';
import { readSection, type SectionServices } from '../operations/read-section.ts';
import { readSharedSection } from '../operations/read-shared-section.ts';
import type { NewBucket, NewHero, NewSection, RowBackground } from '../section-input.ts';
import { selectContentIds } from './content-ids.queries.ts';

/** The shared part of a preview is not cached, because it is requested only once. */
export type PreviewServices = Omit<SectionServices, 'loadSharedSection'>;

/** Carries the section out of the transaction that it rolls back. */
class PreviewRollback extends Error {
  readonly section: Section | undefined;

  constructor(section: Section | undefined) {
    super('The preview was rolled back');
    this.section = section;
  }
}

export async function previewSection(
  services: PreviewServices,
  ctx: CallContext,
  draft: SectionDraft,
): Promise<{ issues: DraftIssue[]; section?: Section }> {
  const { realm, db, now } = ctx;
  const contentIds = await selectContentIds(db, {
    realmId: realm.id,
    publicIds: listTitleReferences(draft).map(({ id }) => id),
  });
  const issues = listTitleReferences(draft)
    .filter(({ id }) => !contentIds.has(id))
    .map(({ id, path }) => ({ path, message: `There is no title "${id}" in this realm.` }));
  if (issues.length > 0) return { issues };

  const key = `preview-${createId<'Section'>()}`;
  const newSection = toNewSection(draft, contentIds, { realmId: realm.id, key, now });
  try {
    await runInTransaction(db, async (trx: Trx) => {
      await putSection(trx, newSection);
      const transactionCtx = { ...ctx, db: trx as unknown as Database };
      throw new PreviewRollback(
        await readAllParts({ ...services, loadSharedSection: readSharedSection }, transactionCtx, key),
      );
    });
  } catch (error) {
    if (!(error instanceof PreviewRollback)) throw error;
    return { issues: [], ...(error.section && { section: removePaging(error.section) }) };
  }
  return { issues: [] };
}

/** Reads all parts of the section, because the client cannot request further parts after the rollback. */
async function readAllParts(services: SectionServices, ctx: CallContext, key: string) {
  const section = await readSection(services, ctx, key, undefined);
  if (isRefusal(section)) return undefined;
  let { lastSeen } = section.paging;
  while (lastSeen !== null) {
    const part = await readSection(services, ctx, key, lastSeen);
    if (isRefusal(part)) break;
    section.buckets.push(...part.buckets);
    ({ lastSeen } = part.paging);
  }
  return section;
}

/** Removes the cursors, because the rows do not exist after the rollback. */
function removePaging(section: Section): Section {
  const paging = { lastSeen: null, moreDataAvailable: false };
  return { ...section, paging, buckets: section.buckets.map((bucket) => ({ ...bucket, paging })) };
}

function listTitleReferences({ heroes, rows }: SectionDraft): { id: string; path: string }[] {
  return [
    ...heroes.flatMap(({ content }, index) =>
      content === undefined ? [] : [{ id: content, path: `heroes[${index}].content` }],
    ),
    ...rows.flatMap(({ background }, rowIndex) =>
      background?.content === undefined
        ? []
        : [{ id: background.content, path: `rows[${rowIndex}].background.content` }],
    ),
    ...rows.flatMap(({ source }, rowIndex) =>
      source.kind === 'list'
        ? source.items.map((id, itemIndex) => ({ id, path: `rows[${rowIndex}].source.items[${itemIndex}]` }))
        : [],
    ),
  ];
}

function toNewSection(
  { title, heroes, rows }: SectionDraft,
  contentIds: ReadonlyMap<string, number>,
  target: Pick<NewSection, 'realmId' | 'key' | 'now'>,
): NewSection {
  const getContentId = (id: string): number => contentIds.get(id) ?? 0;
  return {
    ...target,
    title,
    heroes: heroes.map(({ content, ...data }) => ({
      ...(content !== undefined && { contentId: getContentId(content) }),
      data: data as NewHero['data'],
    })),
    buckets: rows.map(({ name, source, background, ...row }, index) => ({
      ...(row as Omit<NewBucket, 'names' | 'source' | 'exid'>),
      exid: `row-${index + 1}`,
      names: name,
      ...(background && { background: createBackground(background, getContentId) }),
      source: (source.kind === 'list'
        ? { kind: 'list', items: source.items.map(getContentId) }
        : source) as NewBucket['source'],
    })),
  };
}

function createBackground(
  { content, ...background }: NonNullable<SectionDraft['rows'][number]['background']>,
  getContentId: (id: string) => number,
): RowBackground {
  return {
    ...(background as RowBackground),
    ...(content !== undefined && { contentId: getContentId(content) }),
  };
}
