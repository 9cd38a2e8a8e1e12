// Shows a draft of a page without saving it: it is written as a page of its own, read as any other, and undone.
import type { DraftFault, Section, SectionDraft } from '@matinee/contract';
import { type Database, type Trx, transaction } from '../../../platform/database/index.ts';
import { type CallContext, isRefusal } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/index.ts';
import { putSection } from '../operations/put-section.ts';
import { readSection, type SectionServices } from '../operations/read-section.ts';
import { readStage } from '../operations/read-stage.ts';
import type { NewBucket, NewHero, NewSection } from '../shapes.ts';
import { keysOfContent } from './content-keys.queries.ts';

/** What everybody shares of a page is not remembered here: nobody asks for this one twice. */
export type PreviewServices = Omit<SectionServices, 'stageOf'>;

/** Carries the answer out of the transaction that it undoes. */
class Undone extends Error {
  readonly section: Section | undefined;

  constructor(section: Section | undefined) {
    super('A preview was undone');
    this.section = section;
  }
}

export async function previewSection(
  services: PreviewServices,
  ctx: CallContext,
  draft: SectionDraft,
): Promise<{ faults: DraftFault[]; section?: Section }> {
  const { realm, db, now } = ctx;
  const keys = await keysOfContent(db, { realmId: realm.id, publicIds: titlesIn(draft).map(({ id }) => id) });
  const faults = titlesIn(draft)
    .filter(({ id }) => !keys.has(id))
    .map(({ id, path }) => ({ path, message: `There is no title "${id}" here.` }));
  if (faults.length > 0) return { faults };

  const key = `preview-${newId<'Section'>()}`;
  const page = newSection(draft, keys, { realmId: realm.id, key, now });
  try {
    await transaction(db, async (trx: Trx) => {
      await putSection(trx, page);
      const within = { ...ctx, db: trx as unknown as Database };
      const section = await readSection({ ...services, stageOf: readStage }, within, key, undefined);
      throw new Undone(isRefusal(section) ? undefined : section);
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return { faults: [], ...(error.section && { section: atRest(error.section) }) };
  }
  return { faults: [] };
}

/** Its rows exist nowhere: there is no more of them to ask for. */
function atRest(section: Section): Section {
  const paging = { lastSeen: null, moreDataAvailable: false };
  return { ...section, paging, buckets: section.buckets.map((bucket) => ({ ...bucket, paging })) };
}

function titlesIn({ heroes, rows }: SectionDraft): { id: string; path: string }[] {
  return [
    ...heroes.flatMap(({ content }, index) =>
      content === undefined ? [] : [{ id: content, path: `heroes[${index}].content` }],
    ),
    ...rows.flatMap(({ source }, row) =>
      source.kind === 'list'
        ? source.items.map((id, item) => ({ id, path: `rows[${row}].source.items[${item}]` }))
        : [],
    ),
  ];
}

function newSection(
  { title, heroes, rows }: SectionDraft,
  keys: ReadonlyMap<string, number>,
  place: Pick<NewSection, 'realmId' | 'key' | 'now'>,
): NewSection {
  const keyOf = (id: string): number => keys.get(id) ?? 0;
  return {
    ...place,
    title,
    heroes: heroes.map(({ content, ...data }) => ({
      ...(content !== undefined && { contentId: keyOf(content) }),
      data: data as NewHero['data'],
    })),
    buckets: rows.map(({ name, source, ...row }, index) => ({
      ...(row as Omit<NewBucket, 'names' | 'source' | 'exid'>),
      exid: `row-${index + 1}`,
      names: name,
      source: (source.kind === 'list'
        ? { kind: 'list', items: source.items.map(keyOf) }
        : source) as NewBucket['source'],
    })),
  };
}
