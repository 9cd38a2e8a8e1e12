import { type Database, runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { type EventTypes, emit } from '../../../platform/events/index.ts';

interface ProfileKey {
  realmId: number;
  profileId: number;
}

/** Writes a change of a profile's library, and its event for open pages, in one transaction. */
export function changeLibrary(
  db: Database,
  { realmId, profileId }: ProfileKey,
  change: EventTypes['LibraryChanged']['change'],
  write: (trx: Trx) => Promise<void>,
): Promise<void> {
  return runInTransaction(db, async (trx) => {
    await write(trx);
    await emit(trx, { realmId, type: 'LibraryChanged', payload: { profileId, change } });
  });
}
