import { setCredits } from '../src/domains/people/index.ts';
import type { ContentIds, NewContent } from '../src/domains/titles/index.ts';
import type { Executor } from '../src/platform/database/index.ts';

export type Credits = Parameters<typeof setCredits>[1]['people'];

/** Creates a title with credits. */
export async function createWithCredits<Content extends NewContent>(
  create: (db: Executor, content: Content) => Promise<ContentIds>,
  db: Executor,
  { people = [], ...content }: Content & { people?: Credits },
): Promise<ContentIds> {
  const key = await create(db, content as unknown as Content);
  await setCredits(db, { realmId: content.realmId, contentId: key.id, people });
  return key;
}
