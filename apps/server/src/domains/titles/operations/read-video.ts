import type { Video } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { accessDecider } from '../access.ts';
import type { LoadCards } from '../card-loader.ts';
import type { LoadCredits, LoadLicences, LoadMediaStates } from '../ports.ts';
import { presentTrailers } from '../present/trailer.present.ts';
import { presentVideo } from '../present/video.present.ts';
import { selectVideo, type VideoRow } from '../queries/video.queries.ts';

export interface VideoServices {
  loadCards: LoadCards;
  loadMediaStates: LoadMediaStates;
  loadLicences: LoadLicences;
  loadCredits: LoadCredits;
}

export async function readVideo(
  { loadCards, loadMediaStates, loadLicences, loadCredits }: VideoServices,
  ctx: CallContext,
  publicId: string,
): Promise<Video | Refusal> {
  const { db, realm, now, languages } = ctx;
  const row = await selectVideo(db, { realmId: realm.id, publicId, now, languages });
  if (!row) return refuse('notFound');
  const access = accessDecider({ ...ctx, now: accessTimeOf(row, now) }, 'page')(row);
  if (access.unavailable) return refuse('notFound');

  const keys = licenceKeys(row.access);
  const ids = [...row.trailer_ids, ...(row.next_id === null ? [] : [row.next_id])];
  const [loaded, states, licences, people] = await Promise.all([
    loadCards(ctx, { ids, loadedRows: [row] }),
    loadMediaStates(db, { realmId: realm.id, contentIds: [row.id, ...row.trailer_ids], languages }),
    keys.length > 0 ? loadLicences(db, { realmId: realm.id, keys, languages }) : [],
    loadCredits(db, { realmId: realm.id, contentId: row.id, languages }),
  ]);
  const card = loaded.card(row.id);
  if (!card) return refuse('notFound');
  const next = row.next_id === null ? undefined : loaded.card(row.next_id);
  const video = presentVideo(row, { card, next, access, licences, people, media: states.get(row.id), now });
  return { ...video, ...presentTrailers(row.trailer_ids, loaded, states) };
}

/** Of a premiere to come is told what will hold when it begins. */
function accessTimeOf({ premiere }: Pick<VideoRow, 'premiere'>, now: Temporal.Instant): Temporal.Instant {
  const begins = premiere ? Temporal.Instant.from(premiere.startsAt) : now;
  return Temporal.Instant.compare(begins, now) > 0 ? begins : now;
}

/** Keys of licences that would grant a title; none when it needs none. */
export function licenceKeys(access: unknown): readonly string[] {
  const rule = access as { kind: string; licences?: readonly string[] };
  return rule.kind === 'licence' ? (rule.licences ?? []) : [];
}
