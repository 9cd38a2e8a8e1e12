// Changing titles that are there. Each change is told to caches and pages.

import type { Artwork, ArtworkKind } from '@matinee/contract';
import { type Executor, type Trx, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { artworkUrl } from '../present/card.present.ts';
import { delayUntilPremiere, moveEvent } from '../queries/event.queries.ts';
import { updateChannelEvent, updateVideoMedia } from '../queries/title-rows.queries.ts';
import {
  assertSameRealm,
  replaceArtwork,
  replaceTexts,
  touchContent,
} from '../queries/write-content.queries.ts';
import type { ContentKey, Texts } from '../title-input.ts';

interface TitleChange {
  realmId: number;
  contentId: number;
  now: Temporal.Instant;
}

function change<T>(
  executor: Executor,
  { realmId, contentId, now }: TitleChange,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return transaction(executor, async (trx) => {
    const content = await touchContent(trx, { realmId, contentId, now });
    if (!content) throw new Error(`The realm has no title ${contentId}`);
    const result = await work(trx);
    await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: content.public_id } });
    return result;
  });
}

export function setTexts(executor: Executor, input: TitleChange & { texts: Texts }): Promise<void> {
  return change(executor, input, (trx) => replaceTexts(trx, input, input.texts));
}

/** Points a video at its media. Undefined: the value stays. */
export function setVideoMedia(
  executor: Executor,
  input: TitleChange & { assetId?: number | null; durationMs?: number },
): Promise<void> {
  return change(executor, input, (trx) => updateVideoMedia(trx, input));
}

/** Moves an event. Who was told of the times before will be told of the new ones, where those are to come. */
export function setEventTimes(
  executor: Executor,
  input: TitleChange & { startsAt: Temporal.Instant; endsAt: Temporal.Instant },
): Promise<void> {
  return change(executor, input, async (trx) => {
    const { realmId, startsAt, now } = input;
    const { premiereId } = await moveEvent(trx, input);
    if (premiereId !== null) await delayUntilPremiere(trx, { realmId, premiereId, startsAt, now });
  });
}

/** The live event that a channel is watched by; null takes it away. */
export function setChannelEvent(
  executor: Executor,
  input: TitleChange & { eventId: number | null },
): Promise<void> {
  const { realmId, eventId } = input;
  return change(executor, input, async (trx) => {
    if (eventId !== null) await assertSameRealm(trx, realmId, [eventId]);
    await updateChannelEvent(trx, input);
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

/** Replaces the artwork of that kind. New artwork has a new address: addresses are immutable. */
export async function setArtwork(
  executor: Executor,
  input: NewArtwork,
): Promise<ContentKey & { artwork: Artwork }> {
  const { realmId, contentId, width, height, placeholder, now } = input;
  const write = (trx: Executor) =>
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
    contentId === null ? await write(executor) : await change(executor, { realmId, contentId, now }, write);
  return { ...key, artwork: { url: artworkUrl(key.publicId), width, height, placeholder } };
}
