// Changing titles that are there. Each change is told to caches and pages.
import type { Artwork, ArtworkKind } from '@matinee/contract';
import { type Executor, type Trx, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { artworkUrl } from '../present/card.present.ts';
import { holdForPremiere, moveEvent } from '../queries/event.queries.ts';
import {
  assertSameRealm,
  replaceArtwork,
  replaceTexts,
  touchContent,
} from '../queries/write-content.queries.ts';
import type { ContentKey, Texts } from '../title-input.ts';

function change<T>(
  executor: Executor,
  { contentId, now }: { contentId: number; now: Temporal.Instant },
  work: (trx: Trx, realmId: number) => Promise<T>,
): Promise<T> {
  return transaction(executor, async (trx) => {
    const content = await touchContent(trx, contentId, now);
    if (!content) throw new Error(`There is no title ${contentId}`);
    const result = await work(trx, content.realm_id);
    await emit(trx, {
      realmId: content.realm_id,
      type: 'ContentChanged',
      payload: { contentId: content.public_id },
    });
    return result;
  });
}

export function setTexts(
  executor: Executor,
  given: { contentId: number; texts: Texts; now: Temporal.Instant },
): Promise<void> {
  return change(executor, given, (trx) => replaceTexts(trx, given.contentId, given.texts));
}

/** Points a video at its media. What is not given stays as it is. */
export function setVideoMedia(
  executor: Executor,
  given: { contentId: number; assetId?: number | null; durationMs?: number; now: Temporal.Instant },
): Promise<void> {
  return change(executor, given, async (trx) => {
    await trx
      .updateTable('video')
      .set({
        content_id: given.contentId,
        ...(given.assetId !== undefined && { asset_id: given.assetId }),
        ...(given.durationMs !== undefined && { duration_ms: given.durationMs }),
      })
      .where('content_id', '=', given.contentId)
      .execute();
  });
}

/** Moves an event. Who was told of the times before will be told of the new ones, where those are to come. */
export function setEventTimes(
  executor: Executor,
  given: { contentId: number; startsAt: Temporal.Instant; endsAt: Temporal.Instant; now: Temporal.Instant },
): Promise<void> {
  return change(executor, given, async (trx, realmId) => {
    const { startsAt, now } = given;
    const { premiereId } = await moveEvent(trx, given);
    if (premiereId !== null) await holdForPremiere(trx, { realmId, premiereId, startsAt, now });
  });
}

/** The live event that a channel is watched by; null takes it away. */
export function setChannelEvent(
  executor: Executor,
  given: { contentId: number; eventId: number | null; now: Temporal.Instant },
): Promise<void> {
  const { contentId, eventId } = given;
  return change(executor, given, async (trx, realmId) => {
    if (eventId !== null) await assertSameRealm(trx, realmId, [eventId]);
    await trx
      .updateTable('channel')
      .set({ event_id: eventId })
      .where('content_id', '=', contentId)
      .where('realm_id', '=', realmId)
      .execute();
  });
}

export interface NewArtwork {
  realmId: number;
  /** Null for a picture that belongs to no title, such as a logo. */
  contentId: number | null;
  kind: ArtworkKind;
  publicId?: string;
  storageKey: string;
  /** Pixels of the master. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
  /** Where the picture must not be cut, 0 to 1. */
  focalX?: number;
  focalY?: number;
  now: Temporal.Instant;
}

/** Replaces the picture of that kind. A new picture has a new address: addresses are immutable. */
export async function setArtwork(
  executor: Executor,
  given: NewArtwork,
): Promise<ContentKey & { artwork: Artwork }> {
  const { contentId, width, height, placeholder } = given;
  const write = (trx: Executor) =>
    replaceArtwork(trx, {
      ...(given.publicId && { public_id: given.publicId }),
      realm_id: given.realmId,
      content_id: contentId,
      kind: given.kind,
      storage_key: given.storageKey,
      width,
      height,
      placeholder,
      ...(given.focalX !== undefined && { focal_x: given.focalX }),
      ...(given.focalY !== undefined && { focal_y: given.focalY }),
      created_at: given.now,
    });
  const key =
    contentId === null
      ? await write(executor)
      : await change(executor, { contentId, now: given.now }, async (trx, realmId) => {
          if (realmId !== given.realmId) throw new Error('The title is of another realm');
          return write(trx);
        });
  return { ...key, artwork: { url: artworkUrl(key.publicId), width, height, placeholder } };
}
