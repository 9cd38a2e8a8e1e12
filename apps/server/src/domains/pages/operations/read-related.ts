import type { CallResponse, Calls } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectRelated } from '../queries/related.queries.ts';

/**
 * Reads the related titles of a visible title, even when the viewer has no access to it. The number of queries does
 * not depend on the number of titles.
 */
export async function readRelated(
  loadCards: LoadCards,
  ctx: CallContext,
  { id, size }: { id: string; size: number },
): Promise<CallResponse<Calls['getRelated']> | Refusal> {
  const { db, realm, now, viewer } = ctx;
  const params = { realmId: realm.id, publicId: id, now, country: viewer.country, limit: size };
  const ids = await selectRelated(db, params);
  if (!ids) return refuse('notFound');
  return { titles: (await loadCards(ctx, { ids })).getCards(ids) };
}
