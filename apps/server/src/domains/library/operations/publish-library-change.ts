import { type Database, type Trx, transaction } from '../../../platform/database/index.ts';
import { type EventTypes, emit } from '../../../platform/events/index.ts';

interface ProfileKey {
  realmId: number;
  profileId: number;
}

/** A change of what a profile keeps, and that its other pages hear of it: both, or neither. */
export function changeAndPublish(
  db: Database,
  { realmId, profileId }: ProfileKey,
  told: EventTypes['LibraryChanged']['change'],
  change: (trx: Trx) => Promise<void>,
): Promise<void> {
  return transaction(db, async (trx) => {
    await change(trx);
    await emit(trx, { realmId, type: 'LibraryChanged', payload: { profileId, change: told } });
  });
}
