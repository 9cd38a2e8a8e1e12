// The route for the playback progress that a closing page sends. `navigator.sendBeacon` cannot send PUT or headers, so
// the route accepts text with the token in the body.
import { calls } from '@matinee/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { getViewerDatabase, type RequestResolver } from '../../calls/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { sendRefusal } from '../../platform/http/index.ts';
import type { Services } from '../../services.ts';
import { recordProgress } from './operations/record-progress.ts';

const progressBeaconSchema = calls.putProgress.body.extend({ token: z.string().min(1).max(4000) });
const maxBodyBytes = 8 * 1024;

export function registerProgressBeacon(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  resolver: RequestResolver,
): void {
  app.post<{ Params: { id: string } }>(
    calls.putProgress.path,
    { bodyLimit: maxBodyBytes },
    async (request, reply) => {
      const realm = resolver.findRealm(request);
      if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
      const report = progressBeaconSchema.safeParse(parseText(request.body));
      if (!report.success) return sendRefusal(reply, refuse('badRequest'));
      const { token, position, duration } = report.data;
      const viewer = await resolver.findViewerByToken(realm, token, { allowExpired: false });
      if (!viewer?.profile) return sendRefusal(reply, refuse('unauthorised'));
      if (viewer.impersonator) return sendRefusal(reply, refuse('notWhileImpersonating'));
      const isRecorded = await recordProgress(getViewerDatabase(db, viewer), {
        realmId: realm.id,
        profileId: viewer.profile.id,
        publicId: request.params.id,
        position,
        duration,
      });
      if (!isRecorded) return sendRefusal(reply, refuse('notFound'));
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

function parseText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
