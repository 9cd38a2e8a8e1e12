// Playback calls: a manifest call decides access and returns a signed URL of the stream metadata, which lists
// the media URLs.
import type { SignedStreamLink, StreamMetadata } from '@matinee/contract';
import { type AccessDecision, canLicenceGrantAccess, decideAccess, decidePlayback } from '@matinee/rules';
import type { CallContext, Handlers } from '../../calls/index.ts';
import { type Refusal, refuse } from '../../platform/errors/index.ts';
import { loadLicencesByKey } from '../entitlement/index.ts';
import { findRunningPremiere } from '../live/index.ts';
import { findCurrentPackage, prioritiseAsset } from '../media/index.ts';
import { findVideoForPlayback, toAccessViewer, type VideoForPlayback } from '../titles/index.ts';
import type { FindViewer, MediaAccess } from './delivery/media-access.ts';
import type { PackageCache } from './delivery/package-cache.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { presentReason, presentStream } from './playback.present.ts';
import type { PlaybackTokens } from './tokens.ts';

export interface PlaybackServices {
  packages: PackageCache;
  streamTokens: PlaybackTokens;
  mediaTokens: PlaybackTokens;
  endedSessions: EndedSessions;
  access: MediaAccess;
  findViewer: FindViewer;
}

export function createPlaybackHandlers(
  services: PlaybackServices,
): Handlers<'postVideoManifest' | 'postEventManifest' | 'getStream'> {
  return {
    postVideoManifest: ({ params, query }, ctx) => authoriseVideo(services, ctx, params.id, query),
    postEventManifest: ({ params, query }, ctx) => authorisePremiere(services, ctx, params.id, query),
    getStream: ({ params, query }, ctx) =>
      readStream(services, ctx, { publicId: params.id, token: query.token }),
  };
}

interface ManifestQuery {
  displayGeoblocked?: boolean | undefined;
}

async function authoriseVideo(
  { streamTokens }: PlaybackServices,
  ctx: CallContext,
  publicId: string,
  query: ManifestQuery,
): Promise<SignedStreamLink | Refusal> {
  const { db, realm, viewer, languages, now } = ctx;
  const video = await findVideoForPlayback(db, { realmId: realm.id, publicId, now, languages });
  if (!video) return refuse('notFound');
  const decision = decideAccess(video.content, toAccessViewer(viewer), now.epochMilliseconds);
  const outcome = decidePlayback(decision.level, video.onlinePlayback);
  if (outcome === 'refused') return refuseAccess(ctx, decision, video, query);
  const currentPackage =
    outcome === 'play' && video.assetId !== null
      ? await findCurrentPackage(db, { realmId: realm.id, assetId: video.assetId })
      : undefined;
  if (!currentPackage || (currentPackage.index === null && currentPackage.state === 'failed')) {
    return refuseUnavailable(ctx, video);
  }
  if (currentPackage.index === null) {
    await prioritiseAsset(db, currentPackage.asset_public_id);
    return refuse('notReady', { state: 'preparing', progress: currentPackage.progress });
  }
  const sessionId = viewer.session?.publicId ?? '';
  const { token, expiresAt } = await streamTokens.sign(getStreamAudience(ctx, publicId), sessionId, now);
  const path = `/api/v2/stream/vod/${encodeURIComponent(publicId)}`;
  return { playbackDetailsUrl: `${path}?token=${token}`, expiresAt: expiresAt.toString() };
}

/** Authorises playback of the video of a premiere that is running. */
async function authorisePremiere(
  services: PlaybackServices,
  ctx: CallContext,
  publicId: string,
  query: ManifestQuery,
): Promise<SignedStreamLink | Refusal> {
  const { db, realm, viewer, now } = ctx;
  const event = await findRunningPremiere(db, { realmId: realm.id, publicId, now });
  if (!event) return refuse('notFound');
  const decision = decideAccess(event.content, toAccessViewer(viewer), now.epochMilliseconds, 'liveJoin');
  return decision.level === 'GRANTED'
    ? authoriseVideo(services, ctx, event.videoId, query)
    : refuseAccess(ctx, decision, event, query);
}

/** Reads the stream metadata of a title. The stream token names the session, for which access is decided again. */
async function readStream(
  { packages, streamTokens, mediaTokens, endedSessions, access, findViewer }: PlaybackServices,
  ctx: CallContext,
  { publicId, token }: { publicId: string; token: string | undefined },
): Promise<StreamMetadata | Refusal> {
  const { db, realm, language, languages, now } = ctx;
  const tokenCheck = await streamTokens.check(token, getStreamAudience(ctx, publicId), now);
  if (tokenCheck.kind === 'wrongAudience') return refuse('forbidden');
  if (tokenCheck.kind === 'invalid') return refuse('unauthorised');
  const { sessionId } = tokenCheck.claims;
  const viewer = endedSessions.has(sessionId) ? undefined : await findViewer(realm.id, sessionId);
  if (!viewer) return refuse('unauthorised');
  const video = await findVideoForPlayback(db, { realmId: realm.id, publicId, now, languages });
  if (!video || video.assetId === null) return refuse('notFound');
  const decision = decideAccess(video.content, toAccessViewer(viewer), now.epochMilliseconds);
  if (decision.level !== 'GRANTED') return refuseAccess(ctx, decision, video);
  const currentPackage = await findCurrentPackage(db, { realmId: realm.id, assetId: video.assetId });
  const cachedPackage = currentPackage?.public_id && (await packages.find(currentPackage.public_id));
  if (!currentPackage || !cachedPackage)
    return refuse('notReady', { state: 'preparing', progress: currentPackage?.progress ?? 0 });
  const isPublic = (await packages.getPublicUntil(cachedPackage, now)) > 0;
  if (!isPublic) access.grant(cachedPackage, sessionId);
  return presentStream({
    packageId: cachedPackage.publicId,
    index: cachedPackage.index,
    final: currentPackage.complete ?? false,
    skipMarkers: video.skipMarkers,
    token: isPublic ? null : await mediaTokens.sign(cachedPackage.audience, sessionId, now),
    language,
  });
}

const getStreamAudience = ({ realm }: CallContext, publicId: string): string => `${realm.key}/${publicId}`;

type RefusedVideo = Pick<VideoForPlayback, 'content' | 'thumbnailUrl'>;

/** Answers as for an unknown title when the title is geoblocked and the client does not display geoblocked titles. */
async function refuseAccess(
  ctx: CallContext,
  decision: AccessDecision,
  video: RefusedVideo,
  { displayGeoblocked = true }: ManifestQuery = {},
): Promise<Refusal> {
  const { level: accessLevel, reasons } = decision;
  if (accessLevel === 'GEOBLOCKED' && !displayGeoblocked) return refuse('notFound');
  const { licencesByKey, thumbnailUrl } = await loadRefusalDetails(ctx, video);
  const licences = [...licencesByKey.values()];
  return refuse('accessDenied', {
    accessLevel,
    reasons: reasons.map((reason) => presentReason(reason, licencesByKey)),
    licences,
    availableLicences: canLicenceGrantAccess(decision) ? licences : [],
    thumbnailUrl,
  });
}

async function refuseUnavailable(ctx: CallContext, video: RefusedVideo): Promise<Refusal> {
  const { licencesByKey, thumbnailUrl } = await loadRefusalDetails(ctx, video);
  return refuse('playbackUnavailable', { licences: [...licencesByKey.values()], thumbnailUrl });
}

/** Loads the data that pages show instead of the player: the thumbnail and the licences that would grant access. */
async function loadRefusalDetails({ db, realm, languages }: CallContext, video: RefusedVideo) {
  const { accessRule: rule } = video.content;
  const keys = rule.kind === 'licence' ? rule.licences : [];
  const licencesByKey = await loadLicencesByKey(db, { realmId: realm.id, keys, languages });
  return { licencesByKey, thumbnailUrl: video.thumbnailUrl };
}
