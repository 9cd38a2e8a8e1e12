// A page as operators write it, from the page as it is kept. Rows that are made for each viewer are left out.
import type { CallContext } from '../../../platform/http/index.ts';
import { selectStage } from '../queries/stage.queries.ts';
import { idsOfContent, listedItems } from './content-keys.queries.ts';

const everyRow = 200;

export async function readSectionDraft(
  { db, realm }: Pick<CallContext, 'db' | 'realm'>,
  key: string,
): Promise<Record<string, unknown> | undefined> {
  const realmId = realm.id;
  const stage = await selectStage(db, { realmId, section: key, after: null, limit: everyRow });
  if (!stage) return undefined;
  const rows = stage.buckets.filter(({ source }) => source.kind === 'list' || source.kind === 'rule');
  const lists = rows.filter(({ source }) => source.kind === 'list');
  const [items, ids] = await Promise.all([
    listedItems(db, { realmId, bucketIds: lists.map(({ id }) => id) }),
    idsOfContent(db, { realmId, keys: stage.heroes.flatMap(({ contentId }) => contentId ?? []) }),
  ]);
  return {
    title: stage.title,
    heroes: stage.heroes.map(({ contentId, data }) => ({
      ...(contentId !== null && { content: ids.get(contentId) }),
      ...data,
    })),
    rows: rows.map(({ id, names, rowData, source }) => {
      const { background: _, ...row } = rowData;
      return {
        name: names,
        ...row,
        source: source.kind === 'list' ? { kind: 'list', items: items.get(id) ?? [] } : source,
      };
    }),
  };
}
