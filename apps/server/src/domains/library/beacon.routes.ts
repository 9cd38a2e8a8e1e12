// The last report of a page that is being closed. `sendBeacon` can neither PUT nor set headers: it posts text, with
// the token inside.
import { calls } from '@matinee/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallSource } from '../../calls/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { sendRefusal } from '../../platform/http/index.ts';
import type { Services } from '../../services.ts';
import { recordProgress } from './operations/record-progress.ts';

const beacon = calls.putProgress.body.extend({ token: z.string().min(1).max(4000) });
const largest = 8 * 1024;

export function registerBeacon(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  source: CallSource,
): void {
  app.post<{ Params: { id: string } }>(
    calls.putProgress.path,
    { bodyLimit: largest },
    async (request, reply) => {
      const realm = source.realmOf(request);
      if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
      const report = beacon.safeParse(parseText(request.body));
      if (!report.success) return sendRefusal(reply, refuse('badRequest'));
      const { token, position, duration } = report.data;
      const viewer = await source.viewerByToken(realm, token, { expired: false });
      if (!viewer?.profile) return sendRefusal(reply, refuse('unauthorised'));
      const isKept = await recordProgress(db, {
        realmId: realm.id,
        profileId: viewer.profile.id,
        contentId: request.params.id,
        position,
        duration,
        now: clock.now(),
      });
      if (!isKept) return sendRefusal(reply, refuse('notFound'));
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
