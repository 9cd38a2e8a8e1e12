// Undoes the removal of a title from the favourites or the history.
import type { CallContext } from '../../../calls/index.ts';
import { catchRefusal, type Refusal, RefusedError, refuse } from '../../../platform/errors/index.ts';
import type { EventTypes } from '../../../platform/events/index.ts';
import { findContent } from '../../titles/index.ts';
import { type RestorableTable, restoreEntry } from '../queries/removed-entries.queries.ts';
import { changeLibrary } from './change-library.ts';

export async function restoreLibraryEntry(
  { db, realm, viewer, now }: CallContext,
  {
    publicId,
    table,
    change,
  }: { publicId: string; table: RestorableTable; change: EventTypes['LibraryChanged']['change'] },
): Promise<undefined | Refusal> {
  const { profile } = viewer;
  if (!profile) return refuse('unauthorised');
  const content = await findContent(db, { realmId: realm.id, publicId });
  if (!content) return refuse('notFound');
  const profileKey = { realmId: realm.id, profileId: profile.id };
  return catchRefusal(async () => {
    await changeLibrary(db, profileKey, change, async (trx) => {
      const isPresent = await restoreEntry(trx, table, { ...profileKey, contentId: content.id, now });
      if (!isPresent) throw new RefusedError(refuse('notFound'));
    });
    return undefined;
  });
}
