// Starts playback: decides access, returns a signed stream URL, and there the media URLs.
import type { PlaybackDetails } from '@matinee/contract';
import { decideAccess, decidePlayback } from '@matinee/rules';
import type { CallContext, Handlers } from '../../calls/index.ts';
import { type Refusal, refuse } from '../../platform/errors/index.ts';
import { loadLicences } from '../entitlement/index.ts';
import { findRunningPremiere } from '../live/index.ts';
import { findCurrentPackage, prioritiseAsset } from '../media/index.ts';
import { type AccessFacts, findAccessFacts, toAccessViewer } from '../titles/index.ts';
import type { PackageCache } from './delivery/package-cache.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { presentStream } from './playback.present.ts';
import type { Tokens } from './tokens.ts';

export interface PlaybackParts {
  packages: PackageCache;
  streamTokens: Tokens;
  mediaTokens: Tokens;
  ended: EndedSessions;
}

const audienceOf = ({ realm }: CallContext, contentId: string): string => `${realm.key}/${contentId}`;

/** What the refusal of a title shows instead of it: its picture, and what would open it. */
async function offerOf(
  { db, realm, languages }: CallContext,
  facts: Pick<AccessFacts, 'content' | 'thumbnailUrl'>,
) {
  const { accessRule: rule } = facts.content;
  const keys = rule.kind === 'licence' ? rule.licences : [];
  const licences = await loadLicences(db, { realmId: realm.id, keys, languages });
  return { licences, thumbnailUrl: facts.thumbnailUrl };
}

export function playbackHandlers({
  packages,
  streamTokens,
  mediaTokens,
  ended,
}: PlaybackParts): Handlers<'postVideoManifest' | 'postEventManifest' | 'getStream'> {
  async function manifestOf(ctx: CallContext, publicId: string): Promise<PlaybackDetails | Refusal> {
    const { db, realm, viewer, languages, now } = ctx;
    const facts = await findAccessFacts(db, { realmId: realm.id, publicId, now, languages });
    if (!facts) return refuse('notFound');
    const decision = decideAccess(facts.content, toAccessViewer(viewer), now.epochMilliseconds);
    const outcome = decidePlayback(decision.level, facts.onlinePlayback);
    if (outcome === 'refused') {
      const { level: accessLevel, reasons } = decision;
      return refuse('accessDenied', { accessLevel, reasons, ...(await offerOf(ctx, facts)) });
    }
    const media =
      outcome === 'play' && facts.assetId !== null
        ? await findCurrentPackage(db, { realmId: realm.id, assetId: facts.assetId })
        : undefined;
    if (!media || (media.index === null && media.state === 'failed')) {
      return refuse('playbackUnavailable', await offerOf(ctx, facts));
    }
    if (media.index === null) {
      await prioritiseAsset(db, media.asset_public_id);
      return refuse('notReady', { state: 'preparing', progress: media.progress });
    }
    const session = viewer.session?.publicId ?? '';
    const { token, expiresAt } = await streamTokens.sign(audienceOf(ctx, publicId), session, now);
    const path = `/api/v2/stream/vod/${encodeURIComponent(publicId)}`;
    return { playbackDetailsUrl: `${path}?token=${token}`, expiresAt: expiresAt.toString() };
  }

  return {
    postVideoManifest: ({ params }, ctx) => manifestOf(ctx, params.id),

    async postEventManifest({ params }, ctx) {
      const { db, realm, viewer, now } = ctx;
      const input = { realmId: realm.id, publicId: params.id, now };
      const event = await findRunningPremiere(db, input);
      if (!event) return refuse('notFound');
      const decision = decideAccess(event.content, toAccessViewer(viewer), now.epochMilliseconds, 'liveJoin');
      if (decision.level !== 'GRANTED') {
        const { level: accessLevel, reasons } = decision;
        return refuse('accessDenied', { accessLevel, reasons, ...(await offerOf(ctx, event)) });
      }
      return manifestOf(ctx, event.videoId);
    },

    async getStream({ params, query }, ctx) {
      const { db, realm, language, languages, now } = ctx;
      const verdict = await streamTokens.check(query.token, audienceOf(ctx, params.id), now);
      if (verdict.kind === 'foreign') return refuse('forbidden');
      if (verdict.kind === 'missing' || ended.has(verdict.claims.session)) return refuse('unauthorised');
      const facts = await findAccessFacts(db, { realmId: realm.id, publicId: params.id, now, languages });
      if (!facts || facts.assetId === null) return refuse('notFound');
      const media = await findCurrentPackage(db, { realmId: realm.id, assetId: facts.assetId });
      const cached = media?.public_id && (await packages.find(media.public_id));
      if (!media || !cached)
        return refuse('notReady', { state: 'preparing', progress: media?.progress ?? 0 });
      const isOpen = (await packages.openUntil(cached, now)) > 0;
      return presentStream({
        packageId: cached.publicId,
        index: cached.index,
        final: media.final ?? false,
        skipMarkers: facts.skipMarkers,
        token: isOpen ? null : await mediaTokens.sign(cached.audience, verdict.claims.session, now),
        language,
      });
    },
  };
}
