// Creates the playback calls and the media routes, which share signing keys and caches.
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../calls/index.ts';
import type { JwtKeys } from '../../platform/jwt-keys/index.ts';
import type { Services } from '../../services.ts';
import { type MediaRouteOptions, registerMediaRoutes } from './delivery/media.routes.ts';
import { createMediaAccess, type FindViewer } from './delivery/media-access.ts';
import { createPackageCache } from './delivery/package-cache.ts';
import { trackEndedSessions } from './ended-sessions.ts';
import { createPlaybackHandlers } from './playback.routes.ts';
import { createMediaTokens, createStreamTokens } from './tokens.ts';

export interface Playback {
  handlers: Handlers<'postVideoManifest' | 'postEventManifest' | 'getStream'>;
  /** Registers GET and HEAD /media/*. */
  registerMedia(
    app: FastifyInstance,
    options: Pick<MediaRouteOptions, 'isOtherRealmHost' | 'admission'>,
  ): void;
}

export async function createPlayback(
  services: Pick<Services, 'db' | 'events' | 'clock' | 'storage'>,
  { jwtKeys, findViewer }: { jwtKeys: JwtKeys; findViewer: FindViewer },
): Promise<Playback> {
  const { db, events, clock, storage } = services;
  const mediaTokens = createMediaTokens(jwtKeys);
  const streamTokens = createStreamTokens(jwtKeys);
  const packages = createPackageCache(db, { events });
  const access = createMediaAccess({ clock, packages }, findViewer);
  const endedSessions = await trackEndedSessions(db, events, clock.now());
  return {
    handlers: createPlaybackHandlers({
      packages,
      streamTokens,
      mediaTokens,
      endedSessions,
      access,
      findViewer,
    }),
    registerMedia: (app, options) =>
      registerMediaRoutes(app, {
        packages,
        tokens: mediaTokens,
        endedSessions,
        access,
        storage,
        clock,
        ...options,
      }),
  };
}
