import type { Video } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createAccessDecider } from '../access.ts';
import type { LoadCards } from '../card-loader.ts';
import type { LoadCredits, LoadLicences, LoadTitleMedia } from '../ports.ts';
import { presentTrailers } from '../present/trailer.present.ts';
import { presentVideo } from '../present/video.present.ts';
import { selectVideo, type VideoRow } from '../queries/video.queries.ts';

export interface VideoServices {
  loadCards: LoadCards;
  loadTitleMedia: LoadTitleMedia;
  loadLicences: LoadLicences;
  loadCredits: LoadCredits;
}

export async function readVideo(
  { loadCards, loadTitleMedia, loadLicences, loadCredits }: VideoServices,
  ctx: CallContext,
  publicId: string,
): Promise<Video | Refusal> {
  const { db, realm, now, languages } = ctx;
  const row = await selectVideo(db, { realmId: realm.id, publicId, now, languages });
  if (!row) return refuse('notFound');
  const access = createAccessDecider({ ...ctx, now: getAccessTime(row, now) }, 'page')(row);
  if (access.isOutsideAvailabilityWindow) return refuse('notFound');

  const requiredLicenceKeys = listRequiredLicenceKeys(row.access);
  const ids = [...row.trailer_ids, ...(row.next_id === null ? [] : [row.next_id])];
  const [loadedCards, mediaStates, licences, people] = await Promise.all([
    loadCards(ctx, { ids, loadedRows: [row] }),
    loadTitleMedia(db, { realmId: realm.id, contentIds: [row.id, ...row.trailer_ids], languages }),
    requiredLicenceKeys.length > 0
      ? loadLicences(db, { realmId: realm.id, keys: requiredLicenceKeys, languages })
      : [],
    loadCredits(db, { realmId: realm.id, contentId: row.id, languages }),
  ]);
  const card = loadedCards.getCard(row.id);
  if (!card) return refuse('notFound');
  const nextEpisode = row.next_id === null ? undefined : loadedCards.getCard(row.next_id);
  const video = presentVideo(row, {
    card,
    next: nextEpisode,
    access,
    licences,
    people,
    media: mediaStates.get(row.id),
    now,
  });
  return { ...video, ...presentTrailers(row.trailer_ids, loadedCards, mediaStates) };
}

/** Access to an upcoming premiere is decided for its start, so that the page shows the access at that time. */
function getAccessTime({ premiere }: Pick<VideoRow, 'premiere'>, now: Temporal.Instant): Temporal.Instant {
  const startsAt = premiere ? Temporal.Instant.from(premiere.startsAt) : now;
  return Temporal.Instant.compare(startsAt, now) > 0 ? startsAt : now;
}

/** Keys of the licences that grant access to a title; empty when it needs none. */
export function listRequiredLicenceKeys(accessRule: unknown): readonly string[] {
  const rule = accessRule as { kind: string; licences?: readonly string[] };
  return rule.kind === 'licence' ? (rule.licences ?? []) : [];
}
