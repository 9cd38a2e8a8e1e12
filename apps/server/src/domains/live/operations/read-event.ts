// The page of an event: its premiere while it is live, the programmes of its channels, and its recording
// afterwards.
import type { Card, LiveEvent } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { readProgrammesOfEvent } from '../../epg/index.ts';
import { findContainer, type LoadCards, type LoadLicences } from '../../titles/index.ts';
import { type EventRow, selectEvent } from '../live.queries.ts';

export interface EventServices {
  loadCards: LoadCards;
  loadLicences: LoadLicences;
}

export async function readEvent(
  { loadCards, loadLicences }: EventServices,
  ctx: CallContext,
  publicId: string,
): Promise<LiveEvent | Refusal> {
  const { db, realm, now, languages } = ctx;
  const [event, container] = await Promise.all([
    selectEvent(db, { realmId: realm.id, publicId, visibleAt: now }),
    findContainer(ctx, loadLicences, { type: 'LIVE_EVENT', publicId }),
  ]);
  if (!event || !container) return refuse('notFound');
  const [loadedCards, programmes] = await Promise.all([
    loadCards(ctx, { ids: getVodAndPremiereIds(event), loadedRows: [container.row] }),
    readProgrammesOfEvent(ctx, event.id),
  ]);
  const card = loadedCards.getCard(event.id);
  if (!card) return refuse('notFound');
  const details = container.present(loadedCards);
  const { startDate = '', endDate = '', contentContext = 'ENDED', ...rest } = card;
  const vod =
    contentContext === 'ENDED' ? getFirstCard(loadedCards.getCards(getVodAndPremiereIds(event))) : undefined;
  const hasStream = contentContext === 'LIVE' && event.premiere_id !== null;
  const premiere =
    hasStream && event.premiere_id !== null ? loadedCards.getCard(event.premiere_id) : undefined;
  const competition = pickText(event.facts.competition, languages);
  const venue = pickText(event.facts.venue, languages);
  return {
    ...rest,
    ...details,
    startDate,
    endDate,
    contentContext,
    hasStream,
    ...(premiere?.duration !== undefined && { duration: premiere.duration }),
    ...(event.external_id && { externalId: event.external_id }),
    ...(competition && { competition }),
    ...(venue && { venue }),
    ...(vod && { vod }),
    ...(contentContext !== 'ENDED' && programmes.length > 0 && { programmes }),
  };
}

/** Returns the recording of an event, otherwise its premiere, if it is visible now. */
export async function readVodOfEvent(
  { loadCards }: Pick<EventServices, 'loadCards'>,
  ctx: CallContext,
  publicId: string,
): Promise<Card | Refusal> {
  const { db, realm, now } = ctx;
  const event = await selectEvent(db, { realmId: realm.id, publicId, visibleAt: now });
  if (!event) return refuse('notFound');
  const ids = getVodAndPremiereIds(event);
  const loadedCards = await loadCards(ctx, { ids });
  return getFirstCard(loadedCards.getCards(ids)) ?? refuse('notFound');
}

function getVodAndPremiereIds({ vod_id, premiere_id }: EventRow): number[] {
  return [vod_id, premiere_id].filter((id) => id !== null);
}

const getFirstCard = (cards: readonly Card[]): Card | undefined => cards[0];
