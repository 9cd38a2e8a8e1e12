// Changes existing titles. Each change emits `ContentChanged`, so that caches and open pages refresh.

import type { Artwork, ArtworkKind } from '@matinee/contract';
import { type Executor, runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { presentArtwork } from '../present/artwork.present.ts';
import { updateChannelEvent, updateVideoMedia } from '../queries/content-type-rows.queries.ts';
import { hideVideoUntilPremiere, updateEventTimes } from '../queries/event.queries.ts';
import {
  assertSameRealm,
  replaceArtwork,
  replaceTexts,
  updateContentTimestamp,
  updateRating,
} from '../queries/write-content.queries.ts';
import type { ContentIds, ContentTexts } from '../title-input.ts';

interface TitleToChange {
  realmId: number;
  contentId: number;
  now: Temporal.Instant;
}

function changeContent<T>(
  executor: Executor,
  { realmId, contentId, now }: TitleToChange,
  writeRows: (trx: Trx) => Promise<T>,
): Promise<T> {
  return runInTransaction(executor, async (trx) => {
    const content = await updateContentTimestamp(trx, { realmId, contentId, now });
    if (!content) throw new Error(`The realm has no title ${contentId}`);
    const result = await writeRows(trx);
    await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: content.public_id } });
    return result;
  });
}

export function setTexts(executor: Executor, input: TitleToChange & { texts: ContentTexts }): Promise<void> {
  return changeContent(executor, input, (trx) => replaceTexts(trx, input, input.texts));
}

/** Sets the age rating of a title and of all that belongs to it; null is for all ages. */
export function setRating(
  executor: Executor,
  input: TitleToChange & { rating: number | null },
): Promise<void> {
  return changeContent(executor, input, (trx) => updateRating(trx, input));
}

/** Sets the media of a video. An undefined value is left unchanged. */
export function setVideoMedia(
  executor: Executor,
  input: TitleToChange & { assetId?: number | null; durationMs?: number },
): Promise<void> {
  return changeContent(executor, input, (trx) => updateVideoMedia(trx, input));
}

/** Moves an event. The server notifies open pages of its start and end again if the new times are in the future. */
export function setEventTimes(
  executor: Executor,
  input: TitleToChange & { startsAt: Temporal.Instant; endsAt: Temporal.Instant },
): Promise<void> {
  return changeContent(executor, input, async (trx) => {
    const { realmId, startsAt, now } = input;
    const { premiereVideoId } = await updateEventTimes(trx, input);
    if (premiereVideoId !== null)
      await hideVideoUntilPremiere(trx, { realmId, videoId: premiereVideoId, startsAt, now });
  });
}

/** Sets the live event that plays when a viewer watches the channel; null removes it. */
export function setChannelEvent(
  executor: Executor,
  input: TitleToChange & { eventId: number | null },
): Promise<void> {
  const { realmId, eventId } = input;
  return changeContent(executor, input, async (trx) => {
    if (eventId !== null) await assertSameRealm(trx, realmId, [eventId]);
    await updateChannelEvent(trx, input);
  });
}

/** Part of a picture that cropping keeps visible, 0 to 1 from the top left corner. */
export interface FocalPoint {
  focalX?: number;
  focalY?: number;
}

export interface NewArtwork extends FocalPoint {
  realmId: number;
  /** Null for an image that belongs to no title, such as a logo. */
  contentId: number | null;
  kind: ArtworkKind;
  publicId?: string;
  storageKey: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
  now: Temporal.Instant;
}

/**
 * Adds artwork. Artwork of a title replaces the title's artwork of the same kind. New artwork gets a new URL, because
 * image URLs are cached as immutable.
 */
export async function setArtwork(
  executor: Executor,
  input: NewArtwork,
): Promise<ContentIds & { artwork: Artwork }> {
  const { realmId, contentId, width, height, placeholder, now } = input;
  const writeArtwork = (trx: Executor) =>
    replaceArtwork(trx, {
      ...(input.publicId && { public_id: input.publicId }),
      realm_id: realmId,
      content_id: contentId,
      kind: input.kind,
      storage_key: input.storageKey,
      width,
      height,
      placeholder,
      ...(input.focalX !== undefined && { focal_x: input.focalX }),
      ...(input.focalY !== undefined && { focal_y: input.focalY }),
      created_at: now,
    });
  const key =
    contentId === null
      ? await writeArtwork(executor)
      : await changeContent(executor, { realmId, contentId, now }, writeArtwork);
  return { ...key, artwork: presentArtwork({ ...input, id: key.publicId }) };
}
