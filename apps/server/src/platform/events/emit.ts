import { type Executor, json } from '../database/index.ts';
import type { EventType, EventTypes } from './event-types.ts';
import { tables } from './outbox-table.ts';
import './outbox-table.ts';

interface NewEvent<Type extends EventType> {
  realmId: number | null;
  type: Type;
  payload: EventTypes[Type];
}

/** Writes an event in the transaction of the change it reports. It is delivered after the commit, and only then. */
export async function emit<Type extends EventType>(
  executor: Executor,
  { realmId, type, payload }: NewEvent<Type>,
): Promise<void> {
  await tables(executor)
    .insertInto('outbox')
    .values({ realm_id: realmId, type, payload: json(payload as unknown) })
    .execute();
}
