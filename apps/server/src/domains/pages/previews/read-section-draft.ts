// Converts a stored section to the draft format that operators edit.
import type { CallContext } from '../../../calls/index.ts';
import { selectSection } from '../queries/section.queries.ts';
import type { RowBackground } from '../section-input.ts';
import { selectListItemPublicIds, selectPublicIds } from './content-ids.queries.ts';

const maxRows = 200;

export async function readSectionDraft(
  { db, realm }: Pick<CallContext, 'db' | 'realm'>,
  key: string,
): Promise<Record<string, unknown> | undefined> {
  const realmId = realm.id;
  const section = await selectSection(db, { realmId, sectionKey: key, after: null, limit: maxRows });
  if (!section) return undefined;
  const rows = section.buckets;
  const backgroundTitleIds = rows.flatMap(
    ({ displaySettings }) => displaySettings.background?.contentId ?? [],
  );
  const listRows = rows.filter(({ source }) => source.kind === 'list');
  const [items, publicIds] = await Promise.all([
    selectListItemPublicIds(db, { realmId, bucketIds: listRows.map(({ id }) => id) }),
    selectPublicIds(db, {
      realmId,
      contentIds: [...section.heroes.flatMap(({ contentId }) => contentId ?? []), ...backgroundTitleIds],
    }),
  ]);
  return {
    title: section.title,
    heroes: section.heroes.map(({ contentId, data }) => ({
      ...(contentId !== null && { content: publicIds.get(contentId) }),
      ...data,
    })),
    rows: rows.map(({ id, names, type, displaySettings, source }) => {
      const { background, ...row } = displaySettings;
      return {
        name: names,
        type,
        ...row,
        ...(background && { background: createRowBackgroundDraft(background, publicIds) }),
        source: source.kind === 'list' ? { kind: 'list', items: items.get(id) ?? [] } : source,
      };
    }),
  };
}

function createRowBackgroundDraft(
  { contentId, ...background }: RowBackground,
  publicIds: ReadonlyMap<number, string>,
) {
  return { ...(contentId !== undefined && { content: publicIds.get(contentId) }), ...background };
}
